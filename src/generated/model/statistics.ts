/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Running totals of one account, or of all accounts together. The console loads them every 5 seconds and marks what has changed, so the response must be cheap. A missing figure counts as 0.
 */
export interface Statistics {
  /**
     * Players of the account.
     * @minimum 0
     */
  players?: number;
  /**
     * Players who did something recently.
     * @minimum 0
     */
  activePlayers?: number;
  /**
     * Number of missions.
     * @minimum 0
     */
  missions?: number;
  /**
     * Missions that players have started.
     * @minimum 0
     */
  startedMissions?: number;
  /**
     * Points given out.
     * @minimum 0
     */
  points?: number;
  /**
     * Credits given out.
     * @minimum 0
     */
  credits?: number;
  /**
     * Number of achievements.
     * @minimum 0
     */
  achievements?: number;
  /**
     * Achievements that players have unlocked.
     * @minimum 0
     */
  unlockedAchievements?: number;
  /**
     * Times a player reached a higher level.
     * @minimum 0
     */
  levelUps?: number;
  /**
     * Raffle draws held.
     * @minimum 0
     */
  prizeDraws?: number;
  /**
     * Mystery boxes opened.
     * @minimum 0
     */
  mysteryBoxes?: number;
  /**
     * Prizes redeemed.
     * @minimum 0
     */
  prizes?: number;
  /**
     * Calls of the client's application to the platform.
     * @minimum 0
     */
  apiCalls?: number;
  /**
     * Surveys answered.
     * @minimum 0
     */
  surveys?: number;
  /**
     * Quizzes completed.
     * @minimum 0
     */
  quizzes?: number;
  /**
     * Streaks that players have started.
     * @minimum 0
     */
  streaksStarted?: number;
  /**
     * Streaks that players have completed.
     * @minimum 0
     */
  streaksCompleted?: number;
  [key: string]: unknown;
 }

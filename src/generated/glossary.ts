/**
 * Written by `npm run generate` from the domain in docs/glossary.md: never edit this file.
 */

export const glossary = {
  "Account": "a tenant: one gamification programme of a client. Everything but accounts belongs to one account.",
  "Achievement": "a badge that players unlock in one or several steps.",
  "Active range": "when players can take part.",
  "Administrator": "a person who uses the console. Not a player.",
  "Availability": "an inactive object does not take part in the game: players cannot see or use it.",
  "Credits": "what players earn and spend on prizes, raffles and mystery boxes.",
  "Draw date": "when the winners of a raffle are drawn. The server works out the next one.",
  "Driving missions": "the missions that count for a leaderboard. Without any, all that players earn counts.",
  "Element": "who a leaderboard ranks: players, teams, or team members. In \"copy elements\" it means any object of an account.",
  "Event": "something a player does in the client's app, reported through the API.",
  "Image folder": "where the uploads of an account are stored.",
  "Leaderboard": "a ranking of players or teams by their points or credits.",
  "Level": "a rung of the ladder that players climb by points, credits or achievements.",
  "Limit": "how often one player can complete, buy or enter something. It counts within the refresh period, and for ever without one. While it is off, its number is kept and not used.",
  "Mission": "a goal for players: events, or one quiz, or one survey.",
  "Mystery box": "a box that costs credits and holds prizes. The player gets one unit by chance.",
  "Objectives": "what a mission, level or streak demands.",
  "Ordinal": "the place of a level on the ladder. The lowest comes first. Two levels should not share one.",
  "Player": "an end user of a client's app.",
  "Points": "what players earn and never spend. They decide levels and leaderboards.",
  "Priority": "the place of a mission or streak among those that a player sees. Higher comes first, 0 is not ranked.",
  "Prize": "something that players buy with credits or win.",
  "Prizing model": "a price model that applies to an account, by its name.",
  "Quiz": "a set of questions to players with correct options and a pass score.",
  "Raffle": "a draw of prizes on a date. Players pay credits to enter.",
  "Refresh period": "how often counting starts again: none, day, week or month. Limits count within it, and leaderboards rank within it.",
  "Requirement": "a condition for taking part, such as a level or a tag.",
  "Reward": "points, credits and steps towards achievements.",
  "Steps": "how often an achievement must be given until a player unlocks it. Each reward gives a number of them.",
  "Stock": "how many units of a prize are available and redeemed. The stock count is all of them together, and an unlimited stock never sells out.",
  "Streak": "a mission fulfilled in period after period.",
  "Streak length": "how many refresh periods in a row complete a streak. Without it a streak goes on for as long as players keep it up, and never completes.",
  "Strict mode": "a question counts only if all correct options and no others are chosen.",
  "Survey": "a set of questions to players that have no correct answer.",
  "Team": "a group of players with points and credits of its own.",
}

/** A term of the domain. */
export type Term = keyof typeof glossary

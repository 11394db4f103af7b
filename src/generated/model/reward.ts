/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { RewardAchievement } from './rewardAchievement.ts';

/**
 * What a player gets on completion. Each part is optional, and a missing one gives nothing; an empty object means no reward.
 */
export interface Reward {
  /**
     * Points added to the player. Points rank players and raise their level; they are never spent.
     * @minimum 0
     */
  points?: number;
  /**
     * Credits added to the player. Players pay with credits for prizes, raffles and mystery boxes.
     * @minimum 0
     */
  credits?: number;
  /** Achievements towards which the player gets steps. */
  achievements?: RewardAchievement[];
  [key: string]: unknown;
 }

/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { RewardAchievement } from './rewardAchievement.ts';

/**
 * What a player gets on completion. Each part is optional and a missing one gives nothing; an empty object is no reward at all.
 */
export interface Reward {
  /**
     * Points added to the player. Points rank players and lift them through levels; they are never spent.
     * @minimum 0
     */
  points?: number;
  /**
     * Credits added to the player. Credits are what players pay with for prizes, raffles and mystery boxes.
     * @minimum 0
     */
  credits?: number;
  /** Achievements towards which the player gets steps. */
  achievements?: RewardAchievement[];
  [key: string]: unknown;
 }

/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { RequirementLevel } from './requirementLevel.ts';

/**
 * What a player must be or have done before this is offered. All given parts are required; a missing or empty part requires nothing.
 */
export interface Requirement {
  /** The level the player must have reached. */
  level?: RequirementLevel;
  /** The category the player must be in. Empty means any. */
  category?: string;
  /** Tags the player must have. */
  tags?: string[];
  /** Ids of the missions the player must have completed. */
  missions?: string[];
  /** Ids of the achievements the player must have unlocked. */
  achievements?: string[];
  [key: string]: unknown;
 }

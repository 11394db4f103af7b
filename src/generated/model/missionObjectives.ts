/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { EventCount } from './eventCount.ts';

/**
 * What completes the mission: either events, or one quiz, or one survey. The console sets only one of the three; an object that has several is kept as it is.
 */
export interface MissionObjectives {
  /** The events that must happen, and how often. All of them are required. */
  events?: EventCount[];
  /** Ids of missions to be completed. The console has no field for them and sends them back as received. */
  missions?: string[];
  /** Id of the quiz to be passed (the field is spelt with two z). Empty means none. */
  quizzId?: string;
  /** Id of the survey to be answered. Empty means none. */
  surveyId?: string;
  [key: string]: unknown;
 }

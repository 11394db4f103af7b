/** A command could not run: exit code 2. The message is for people. */
export class CouldNotRun extends Error {}

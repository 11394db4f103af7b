/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import * as zod from 'zod';

export const Account = zod.object({
  "account": zod.string().describe('The id of the account. Free text, unique on the platform; all other objects refer to it. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The name that administrators see in the account selector. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('What the programme is about, for administrators.'),
  "isAvailable": zod.boolean().optional().describe('Whether the account is active. If false, it is not offered in the console\'s account selector.'),
  "imgUrl": zod.string().optional().describe('URL of the logo, absolute or relative. Missing or empty means the default picture.'),
  "isDevAccount": zod.boolean().optional().describe('Whether it is a test account. Overrides isFreeAccount.'),
  "isFreeAccount": zod.boolean().optional().describe('Whether it is a free account. Has no effect while isDevAccount is true.'),
  "apikey": zod.string().optional().describe('The key with which the client\'s application calls the platform. A secret; omit it for callers without write permission. Issued by the server; ignored when sent.'),
  "imageFolder": zod.string().optional().describe('Name of the folder that holds the uploaded images of the account. The console does not save an account without one.'),
  "hasCustomPrizing": zod.boolean().optional().describe('Whether the account has its own prices, listed in prizingModel. Missing means false.'),
  "prizingModel": zod.array(zod.string()).optional().describe('Names of the price models that apply to the account.')
}).describe('A tenant of the platform: one client\'s programme with its own players and engagement objects. Its type is derived from two flags: test if isDevAccount is true, otherwise free if isFreeAccount is true, otherwise paid.');

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;

export const Error = zod.object({
  "error": zod.string().describe('One sentence for the administrator. The console shows it unchanged in a toast.'),
  "code": zod.string().optional().describe('A short, stable code for programs. If present, it is the title of the toast.'),
  "field": zod.string().optional().describe('Dot path of the invalid field in the request, list positions counted from 0 (`name`, `reward.points`, `questions.2.text`). Omitted if no single field is invalid.')
}).describe('What went wrong, in words that can be shown to an administrator. Further fields are allowed.');

export type Error = zod.input<typeof Error>;
export type ErrorOutput = zod.output<typeof Error>;




export const AccountUpdate = zod.object({
  "account": zod.string().min(1).describe('The id of the account. Free text, unique on the platform; all other objects refer to it. Cannot be changed after creation.'),
  "name": zod.string().describe('The name that administrators see in the account selector. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('What the programme is about, for administrators.'),
  "isAvailable": zod.boolean().optional().describe('Whether the account is active. If false, it is not offered in the console\'s account selector.'),
  "imgUrl": zod.string().optional().describe('URL of the logo, absolute or relative. Missing or empty means the default picture.'),
  "isDevAccount": zod.boolean().optional().describe('Whether it is a test account. Overrides isFreeAccount.'),
  "isFreeAccount": zod.boolean().optional().describe('Whether it is a free account. Has no effect while isDevAccount is true.'),
  "apikey": zod.string().optional().describe('The key with which the client\'s application calls the platform. A secret; omit it for callers without write permission. Issued by the server; ignored when sent.'),
  "imageFolder": zod.string().optional().describe('Name of the folder that holds the uploaded images of the account. The console does not save an account without one.'),
  "hasCustomPrizing": zod.boolean().optional().describe('Whether the account has its own prices, listed in prizingModel. Missing means false.'),
  "prizingModel": zod.array(zod.string()).optional().describe('Names of the price models that apply to the account.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. The API key is ignored when sent.');

export type AccountUpdate = zod.input<typeof AccountUpdate>;
export type AccountUpdateOutput = zod.output<typeof AccountUpdate>;


export const accountCreateIsAvailableDefault = true;
export const accountCreateIsDevAccountDefault = true;
export const accountCreateIsFreeAccountDefault = false;

export const AccountCreate = zod.object({
  "account": zod.string().min(1).describe('The id of the account. Free text, unique on the platform; all other objects refer to it. Cannot be changed after creation.'),
  "name": zod.string().describe('The name that administrators see in the account selector. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('What the programme is about, for administrators.'),
  "isAvailable": zod.boolean().default(accountCreateIsAvailableDefault).describe('Whether the account is active. If false, it is not offered in the console\'s account selector.'),
  "imgUrl": zod.string().optional().describe('URL of the logo, absolute or relative. Missing or empty means the default picture.'),
  "isDevAccount": zod.boolean().default(accountCreateIsDevAccountDefault).describe('Whether it is a test account. Overrides isFreeAccount.'),
  "isFreeAccount": zod.boolean().default(accountCreateIsFreeAccountDefault).describe('Whether it is a free account. Has no effect while isDevAccount is true.'),
  "apikey": zod.string().optional().describe('The key with which the client\'s application calls the platform. A secret; omit it for callers without write permission. Issued by the server; ignored when sent.'),
  "imageFolder": zod.string().optional().describe('Name of the folder that holds the uploaded images of the account. The console does not save an account without one.'),
  "hasCustomPrizing": zod.boolean().optional().describe('Whether the account has its own prices, listed in prizingModel. Missing means false.'),
  "prizingModel": zod.array(zod.string()).optional().describe('Names of the price models that apply to the account.')
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none. The server issues the API key.');

export type AccountCreate = zod.input<typeof AccountCreate>;
export type AccountCreateOutput = zod.output<typeof AccountCreate>;





export const AccountCopy = zod.object({
  "fromAccount": zod.string().min(1).describe('Id of the account that is copied from. It is not changed.'),
  "toAccount": zod.string().min(1).describe('Id of the account that is copied into. Must differ from fromAccount.')
}).describe('The two accounts of a copy.');

export type AccountCopy = zod.input<typeof AccountCopy>;
export type AccountCopyOutput = zod.output<typeof AccountCopy>;

export const ImageUpload = zod.object({
  "image": zod.instanceof(Blob).describe('The image file, with its file name and media type.'),
  "account": zod.string().optional().describe('Id of the account in whose folder the image is stored, the same as in the path.')
}).describe('The form data of an image upload.');

export type ImageUpload = zod.input<typeof ImageUpload>;
export type ImageUploadOutput = zod.output<typeof ImageUpload>;

export const ImageUploadResult = zod.object({
  "path": zod.string().describe('URL of the image. The console stores it as the imgUrl of the object that the image is for.')
}).describe('The location of an uploaded image.');

export type ImageUploadResult = zod.input<typeof ImageUploadResult>;
export type ImageUploadResultOutput = zod.output<typeof ImageUploadResult>;

export const PlayerLevel = zod.object({
  "name": zod.string().optional().describe('Name of the level.')
}).describe('The level of a player, with the name that players see.');

export type PlayerLevel = zod.input<typeof PlayerLevel>;
export type PlayerLevelOutput = zod.output<typeof PlayerLevel>;

export const playerCreditsMin = 0;

export const playerPointsMin = 0;



export const Player = zod.object({
  "player": zod.string().describe('The id of the player. Free text, unique in its account, often the id of the user in the client\'s application. Cannot be changed after creation.'),
  "account": zod.string().optional().describe('Id of the account the player belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The name that other players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('A note about the player, for administrators.'),
  "isAvailable": zod.boolean().optional().describe('Whether the player takes part. If false, nothing counts for the player; what was earned is kept.'),
  "imgUrl": zod.string().optional().describe('URL of the avatar, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group players; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the player. Empty means none.'),
  "team": zod.string().optional().describe('Id of the team the player is in. Empty means none.'),
  "credits": zod.int().min(playerCreditsMin).optional().describe('Credits the player can spend.'),
  "points": zod.int().min(playerPointsMin).optional().describe('Points the player has collected.'),
  "badges": zod.array(zod.string()).optional().describe('Ids of the achievements the player has. The console has no field for them.'),
  "level": PlayerLevel.optional().describe('The level the player has reached. Missing means none yet.')
}).describe('A person who takes part in the programme of an account. Points rank players and raise their level; players pay with credits.');

export type Player = zod.input<typeof Player>;
export type PlayerOutput = zod.output<typeof Player>;



export const playerCreateIsAvailableDefault = true;
export const playerCreateCreditsMin = 0;

export const playerCreatePointsMin = 0;



export const PlayerCreate = zod.object({
  "player": zod.string().min(1).describe('The id of the player. Free text, unique in its account, often the id of the user in the client\'s application. Cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the player belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The name that other players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('A note about the player, for administrators.'),
  "isAvailable": zod.boolean().default(playerCreateIsAvailableDefault).describe('Whether the player takes part. If false, nothing counts for the player; what was earned is kept.'),
  "imgUrl": zod.string().optional().describe('URL of the avatar, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group players; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the player. Empty means none.'),
  "team": zod.string().optional().describe('Id of the team the player is in. Empty means none.'),
  "credits": zod.int().min(playerCreateCreditsMin).optional().describe('Credits the player can spend.'),
  "points": zod.int().min(playerCreatePointsMin).optional().describe('Points the player has collected.'),
  "badges": zod.array(zod.string()).optional().describe('Ids of the achievements the player has. The console has no field for them.'),
  "level": PlayerLevel.optional().describe('The level the player has reached. Missing means none yet.')
}).describe('Body of POST, the full player. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type PlayerCreate = zod.input<typeof PlayerCreate>;
export type PlayerCreateOutput = zod.output<typeof PlayerCreate>;



export const playerUpdateCreditsMin = 0;

export const playerUpdatePointsMin = 0;



export const PlayerUpdate = zod.object({
  "player": zod.string().min(1).describe('The id of the player. Free text, unique in its account, often the id of the user in the client\'s application. Cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the player belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The name that other players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('A note about the player, for administrators.'),
  "isAvailable": zod.boolean().optional().describe('Whether the player takes part. If false, nothing counts for the player; what was earned is kept.'),
  "imgUrl": zod.string().optional().describe('URL of the avatar, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group players; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the player. Empty means none.'),
  "team": zod.string().optional().describe('Id of the team the player is in. Empty means none.'),
  "credits": zod.int().min(playerUpdateCreditsMin).optional().describe('Credits the player can spend.'),
  "points": zod.int().min(playerUpdatePointsMin).optional().describe('Points the player has collected.'),
  "badges": zod.array(zod.string()).optional().describe('Ids of the achievements the player has. The console has no field for them.'),
  "level": PlayerLevel.optional().describe('The level the player has reached. Missing means none yet.')
}).describe('Body of PATCH: the ids and only the fields that changed. An omitted field keeps its value; a list or nested object that is sent replaces the previous one entirely. An empty string or list clears the field. Unknown fields must be accepted and preserved.');

export type PlayerUpdate = zod.input<typeof PlayerUpdate>;
export type PlayerUpdateOutput = zod.output<typeof PlayerUpdate>;

export const teamCreditsMin = 0;

export const teamPointsMin = 0;

export const teamMemberCountMin = 0;



export const Team = zod.object({
  "id": zod.string().describe('Free text, unique among the teams of its account. It identifies the team in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the team belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The name that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players who is in it.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and join it. If false, it is inactive; members stay.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group teams; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the team. Empty means none.'),
  "credits": zod.int().min(teamCreditsMin).optional().describe('Credits the team has.'),
  "points": zod.int().min(teamPointsMin).optional().describe('Points the team has collected.'),
  "badges": zod.array(zod.string()).optional().describe('Ids of the achievements the team has. The console has no field for them and sends them back as received.'),
  "memberCount": zod.int().min(teamMemberCountMin).optional().describe('How many players are in the team. Optional. Counted by the server; ignored when sent.')
}).describe('A group of players who are ranked together. A player is in at most one team, named by the player\'s `team`.');

export type Team = zod.input<typeof Team>;
export type TeamOutput = zod.output<typeof Team>;



export const teamUpdateCreditsMin = 0;

export const teamUpdatePointsMin = 0;

export const teamUpdateMemberCountMin = 0;



export const TeamUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the teams of its account. It identifies the team in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the team belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The name that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players who is in it.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and join it. If false, it is inactive; members stay.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group teams; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the team. Empty means none.'),
  "credits": zod.int().min(teamUpdateCreditsMin).optional().describe('Credits the team has.'),
  "points": zod.int().min(teamUpdatePointsMin).optional().describe('Points the team has collected.'),
  "badges": zod.array(zod.string()).optional().describe('Ids of the achievements the team has. The console has no field for them and sends them back as received.'),
  "memberCount": zod.int().min(teamUpdateMemberCountMin).optional().describe('How many players are in the team. Optional. Counted by the server; ignored when sent.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type TeamUpdate = zod.input<typeof TeamUpdate>;
export type TeamUpdateOutput = zod.output<typeof TeamUpdate>;



export const teamCreateIsAvailableDefault = true;
export const teamCreateCreditsMin = 0;

export const teamCreatePointsMin = 0;

export const teamCreateMemberCountMin = 0;



export const TeamCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the teams of its account. It identifies the team in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the team belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The name that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players who is in it.'),
  "isAvailable": zod.boolean().default(teamCreateIsAvailableDefault).describe('Whether players can see and join it. If false, it is inactive; members stay.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group teams; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the team. Empty means none.'),
  "credits": zod.int().min(teamCreateCreditsMin).optional().describe('Credits the team has.'),
  "points": zod.int().min(teamCreatePointsMin).optional().describe('Points the team has collected.'),
  "badges": zod.array(zod.string()).optional().describe('Ids of the achievements the team has. The console has no field for them and sends them back as received.'),
  "memberCount": zod.int().min(teamCreateMemberCountMin).optional().describe('How many players are in the team. Optional. Counted by the server; ignored when sent.')
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type TeamCreate = zod.input<typeof TeamCreate>;
export type TeamCreateOutput = zod.output<typeof TeamCreate>;

export const rewardAchievementStepsMin = 0;



export const RewardAchievement = zod.object({
  "id": zod.string().optional().describe('Id of an achievement of the same account. Empty means none.'),
  "steps": zod.int().min(rewardAchievementStepsMin).optional().describe('How many steps are added. The achievement unlocks when its own number of steps is reached.')
}).describe('Steps towards one achievement.');

export type RewardAchievement = zod.input<typeof RewardAchievement>;
export type RewardAchievementOutput = zod.output<typeof RewardAchievement>;

export const rewardPointsMin = 0;

export const rewardCreditsMin = 0;



export const Reward = zod.object({
  "points": zod.int().min(rewardPointsMin).optional().describe('Points added to the player. Points rank players and raise their level; they are never spent.'),
  "credits": zod.int().min(rewardCreditsMin).optional().describe('Credits added to the player. Players pay with credits for prizes, raffles and mystery boxes.'),
  "achievements": zod.array(RewardAchievement).optional().describe('Achievements towards which the player gets steps.')
}).describe('What a player gets on completion. Each part is optional, and a missing one gives nothing; an empty object means no reward.');

export type Reward = zod.input<typeof Reward>;
export type RewardOutput = zod.output<typeof Reward>;

export const Languages = zod.array(zod.string()).describe('Languages it is meant for, as language codes. The console has no field for them and sends them back as received.');

export type Languages = zod.input<typeof Languages>;
export type LanguagesOutput = zod.output<typeof Languages>;

export const eventCountLimitMin = 0;



export const Event = zod.object({
  "id": zod.string().describe('Free text, unique among the events of its account. It identifies the event in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the event belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The name under which administrators select it. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('What the player has to do for the event to be reported.'),
  "isAvailable": zod.boolean().optional().describe('Whether reports of it count. If false, they are ignored.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group events; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the event. Empty means none.'),
  "limitCount": zod.boolean().optional().describe('Whether it counts only a limited number of times for each player.'),
  "countLimit": zod.int().min(eventCountLimitMin).optional().describe('How many times it counts for one player. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "reward": Reward.optional().describe('What a player gets each time it counts.'),
  "languages": Languages.optional()
}).describe('Something a player does that the host application reports, such as a solved puzzle or a kilometre ridden. Missions count events, and an event can give a reward itself.');

export type Event = zod.input<typeof Event>;
export type EventOutput = zod.output<typeof Event>;



export const eventUpdateCountLimitMin = 0;



export const EventUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the events of its account. It identifies the event in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the event belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The name under which administrators select it. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('What the player has to do for the event to be reported.'),
  "isAvailable": zod.boolean().optional().describe('Whether reports of it count. If false, they are ignored.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group events; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the event. Empty means none.'),
  "limitCount": zod.boolean().optional().describe('Whether it counts only a limited number of times for each player.'),
  "countLimit": zod.int().min(eventUpdateCountLimitMin).optional().describe('How many times it counts for one player. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "reward": Reward.optional().describe('What a player gets each time it counts.'),
  "languages": Languages.optional()
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type EventUpdate = zod.input<typeof EventUpdate>;
export type EventUpdateOutput = zod.output<typeof EventUpdate>;



export const eventCreateIsAvailableDefault = true;
export const eventCreateCountLimitMin = 0;



export const EventCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the events of its account. It identifies the event in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the event belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The name under which administrators select it. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('What the player has to do for the event to be reported.'),
  "isAvailable": zod.boolean().default(eventCreateIsAvailableDefault).describe('Whether reports of it count. If false, they are ignored.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group events; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the event. Empty means none.'),
  "limitCount": zod.boolean().optional().describe('Whether it counts only a limited number of times for each player.'),
  "countLimit": zod.int().min(eventCreateCountLimitMin).optional().describe('How many times it counts for one player. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "reward": Reward.optional().describe('What a player gets each time it counts.'),
  "languages": Languages.optional()
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type EventCreate = zod.input<typeof EventCreate>;
export type EventCreateOutput = zod.output<typeof EventCreate>;

export const ActiveRange = zod.object({
  "from": zod.iso.datetime({"offset":true}).optional().describe('The first moment it is active, ISO 8601 in UTC.'),
  "to": zod.iso.datetime({"offset":true}).optional().describe('The last moment it is active, ISO 8601 in UTC.')
}).describe('When something is offered to players. A missing end is open: without `from` it has always been active, without `to` it never ends. `from` after `to` means never active; the console warns but saves it.');

export type ActiveRange = zod.input<typeof ActiveRange>;
export type ActiveRangeOutput = zod.output<typeof ActiveRange>;

export const Period = zod.enum(['all-time', 'daily', 'weekly', 'monthly']).describe('How often counting is reset: never (`all-time`), every day, every week or every month. The server\'s clock (UTC) determines when a period begins.');

export type Period = zod.input<typeof Period>;
export type PeriodOutput = zod.output<typeof Period>;

export const missionTimingMaxSecondsToCompleteMin = 0;

export const missionTimingMinSecondsToRestartMin = 0;



export const MissionTiming = zod.object({
  "maxSecondsToComplete": zod.int().min(missionTimingMaxSecondsToCompleteMin).optional().describe('Seconds from the first progress within which the mission must be completed; see `timeToComplete`.'),
  "minSecondsToRestart": zod.int().min(missionTimingMinSecondsToRestartMin).optional().describe('Seconds that must pass after a completion before it can be started again; see `timeToRestart`.')
}).describe('Time limits of a mission, in seconds. Each applies only while its switch on the mission is true.');

export type MissionTiming = zod.input<typeof MissionTiming>;
export type MissionTimingOutput = zod.output<typeof MissionTiming>;

export const eventCountCountMin = 0;

export const eventCountCurrentCountMin = 0;



export const EventCount = zod.object({
  "id": zod.string().optional().describe('Id of an event of the same account. Empty means none.'),
  "count": zod.int().min(eventCountCountMin).optional().describe('How often the event must happen.'),
  "currentCount": zod.int().min(eventCountCurrentCountMin).optional().describe('How often it has happened so far. Counted by the server; ignored when sent.')
}).describe('One event and how often it must happen.');

export type EventCount = zod.input<typeof EventCount>;
export type EventCountOutput = zod.output<typeof EventCount>;

export const MissionObjectives = zod.object({
  "events": zod.array(EventCount).optional().describe('The events that must happen, and how often. All of them are required.'),
  "missions": zod.array(zod.string()).optional().describe('Ids of missions to be completed. The console has no field for them and sends them back as received.'),
  "quizzId": zod.string().optional().describe('Id of the quiz to be passed (the field is spelt with two z). Empty means none.'),
  "surveyId": zod.string().optional().describe('Id of the survey to be answered. Empty means none.')
}).describe('What completes the mission: either events, or one quiz, or one survey. The console sets only one of the three; an object that has several is kept as it is.');

export type MissionObjectives = zod.input<typeof MissionObjectives>;
export type MissionObjectivesOutput = zod.output<typeof MissionObjectives>;

export const requirementLevelOrdinalMin = 0;



export const RequirementLevel = zod.object({
  "id": zod.string().optional().describe('Id of a level of the same account. Empty means none.'),
  "ordinal": zod.int().min(requirementLevelOrdinalMin).optional().describe('Ordinal of that level when it was selected.')
}).describe('The required level, with the id and ordinal of the selected level. A player whose level has the same or a higher ordinal fulfils it.');

export type RequirementLevel = zod.input<typeof RequirementLevel>;
export type RequirementLevelOutput = zod.output<typeof RequirementLevel>;

export const Requirement = zod.object({
  "level": RequirementLevel.optional().describe('The level the player must have reached.'),
  "category": zod.string().optional().describe('The category the player must be in. Empty means any.'),
  "tags": zod.array(zod.string()).optional().describe('Tags the player must have.'),
  "missions": zod.array(zod.string()).optional().describe('Ids of the missions the player must have completed.'),
  "achievements": zod.array(zod.string()).optional().describe('Ids of the achievements the player must have unlocked.')
}).describe('What a player must be or have done before this is offered. All given parts are required; a missing or empty part requires nothing.');

export type Requirement = zod.input<typeof Requirement>;
export type RequirementOutput = zod.output<typeof Requirement>;

export const missionPriorityMin = 0;

export const missionCountLimitMin = 0;



export const Mission = zod.object({
  "id": zod.string().describe('Free text, unique among the missions of its account. It identifies the mission in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the mission belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what to do to complete it.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and complete it. If false, it is inactive and progress is paused.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group missions; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the mission. Empty means none.'),
  "active": ActiveRange.optional().describe('When players can work on it. Missing means always.'),
  "period": Period.optional().describe('How often progress is reset. `all-time` keeps it forever.'),
  "timing": MissionTiming.optional(),
  "timeToComplete": zod.boolean().optional().describe('Whether `timing.maxSecondsToComplete` applies. While false, the number is kept without effect.'),
  "timeToRestart": zod.boolean().optional().describe('Whether `timing.minSecondsToRestart` applies. While false, the number is kept without effect.'),
  "priority": zod.int().min(missionPriorityMin).optional().describe('Priority among the missions that a player sees; a higher number is more important, 0 means not ranked.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can complete it only a limited number of times in a period.'),
  "countLimit": zod.int().min(missionCountLimitMin).optional().describe('How many times a player can complete it in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "objectives": MissionObjectives.optional(),
  "requirement": Requirement.optional().describe('What a player needs before the mission is offered.'),
  "languages": Languages.optional(),
  "reward": Reward.optional().describe('What a player gets on each completion.')
}).describe('A task with a reward. A player completes it by doing each of its events often enough, or by passing one quiz, or by answering one survey; progress is reset with each period.');

export type Mission = zod.input<typeof Mission>;
export type MissionOutput = zod.output<typeof Mission>;



export const missionUpdatePriorityMin = 0;

export const missionUpdateCountLimitMin = 0;



export const MissionUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the missions of its account. It identifies the mission in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the mission belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what to do to complete it.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and complete it. If false, it is inactive and progress is paused.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group missions; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the mission. Empty means none.'),
  "active": ActiveRange.optional().describe('When players can work on it. Missing means always.'),
  "period": Period.optional().describe('How often progress is reset. `all-time` keeps it forever.'),
  "timing": MissionTiming.optional(),
  "timeToComplete": zod.boolean().optional().describe('Whether `timing.maxSecondsToComplete` applies. While false, the number is kept without effect.'),
  "timeToRestart": zod.boolean().optional().describe('Whether `timing.minSecondsToRestart` applies. While false, the number is kept without effect.'),
  "priority": zod.int().min(missionUpdatePriorityMin).optional().describe('Priority among the missions that a player sees; a higher number is more important, 0 means not ranked.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can complete it only a limited number of times in a period.'),
  "countLimit": zod.int().min(missionUpdateCountLimitMin).optional().describe('How many times a player can complete it in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "objectives": MissionObjectives.optional(),
  "requirement": Requirement.optional().describe('What a player needs before the mission is offered.'),
  "languages": Languages.optional(),
  "reward": Reward.optional().describe('What a player gets on each completion.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type MissionUpdate = zod.input<typeof MissionUpdate>;
export type MissionUpdateOutput = zod.output<typeof MissionUpdate>;



export const missionCreateIsAvailableDefault = true;
export const missionCreatePeriodDefault = 'daily';
export const missionCreatePriorityDefault = 0;
export const missionCreatePriorityMin = 0;

export const missionCreateLimitCountDefault = true;
export const missionCreateCountLimitDefault = 1;
export const missionCreateCountLimitMin = 0;



export const MissionCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the missions of its account. It identifies the mission in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the mission belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what to do to complete it.'),
  "isAvailable": zod.boolean().default(missionCreateIsAvailableDefault).describe('Whether players can see and complete it. If false, it is inactive and progress is paused.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group missions; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the mission. Empty means none.'),
  "active": ActiveRange.optional().describe('When players can work on it. Missing means always.'),
  "period": Period.default(missionCreatePeriodDefault).describe('How often progress is reset. `all-time` keeps it forever.'),
  "timing": MissionTiming.optional(),
  "timeToComplete": zod.boolean().optional().describe('Whether `timing.maxSecondsToComplete` applies. While false, the number is kept without effect.'),
  "timeToRestart": zod.boolean().optional().describe('Whether `timing.minSecondsToRestart` applies. While false, the number is kept without effect.'),
  "priority": zod.int().min(missionCreatePriorityMin).default(missionCreatePriorityDefault).describe('Priority among the missions that a player sees; a higher number is more important, 0 means not ranked.'),
  "limitCount": zod.boolean().default(missionCreateLimitCountDefault).describe('Whether a player can complete it only a limited number of times in a period.'),
  "countLimit": zod.int().min(missionCreateCountLimitMin).default(missionCreateCountLimitDefault).describe('How many times a player can complete it in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "objectives": MissionObjectives.optional(),
  "requirement": Requirement.optional().describe('What a player needs before the mission is offered.'),
  "languages": Languages.optional(),
  "reward": Reward.optional().describe('What a player gets on each completion.')
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type MissionCreate = zod.input<typeof MissionCreate>;
export type MissionCreateOutput = zod.output<typeof MissionCreate>;

export const streakObjectivesMissionsMax = 1;



export const StreakObjectives = zod.object({
  "missions": zod.array(zod.string()).max(streakObjectivesMissionsMax).optional().describe('Id of the mission that must be completed in every period, at most one. Missing or empty means any activity.')
}).describe('What keeps the streak going.');

export type StreakObjectives = zod.input<typeof StreakObjectives>;
export type StreakObjectivesOutput = zod.output<typeof StreakObjectives>;

export const streakCountLimitMin = 0;

export const streakPriorityMin = 0;



export const Streak = zod.object({
  "id": zod.string().describe('Free text, unique among the streaks of its account. It identifies the streak in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the streak belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what keeps the streak going.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and extend it. If false, it is inactive and runs are paused.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group streaks; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the streak. Empty means none.'),
  "limitCount": zod.boolean().optional().describe('Whether the streak has a fixed length. While false, it continues as long as the player keeps it up.'),
  "countLimit": zod.int().min(streakCountLimitMin).optional().describe('Number of periods in a row that complete the streak. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "priority": zod.int().min(streakPriorityMin).optional().describe('Priority among the streaks that a player sees; a higher number is more important, 0 means not ranked.'),
  "active": ActiveRange.optional().describe('When it can be kept up. Missing means always.'),
  "period": Period.optional().describe('The period in which the player must be active once.'),
  "objectives": StreakObjectives.optional(),
  "reward": Reward.optional().describe('What a player gets on completing it.'),
  "languages": Languages.optional()
}).describe('A run of periods without a gap. A player keeps it up by completing its mission, or by any activity if it has none, once in every period; one missed period ends it.');

export type Streak = zod.input<typeof Streak>;
export type StreakOutput = zod.output<typeof Streak>;



export const streakUpdateCountLimitMin = 0;

export const streakUpdatePriorityMin = 0;



export const StreakUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the streaks of its account. It identifies the streak in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the streak belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what keeps the streak going.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and extend it. If false, it is inactive and runs are paused.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group streaks; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the streak. Empty means none.'),
  "limitCount": zod.boolean().optional().describe('Whether the streak has a fixed length. While false, it continues as long as the player keeps it up.'),
  "countLimit": zod.int().min(streakUpdateCountLimitMin).optional().describe('Number of periods in a row that complete the streak. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "priority": zod.int().min(streakUpdatePriorityMin).optional().describe('Priority among the streaks that a player sees; a higher number is more important, 0 means not ranked.'),
  "active": ActiveRange.optional().describe('When it can be kept up. Missing means always.'),
  "period": Period.optional().describe('The period in which the player must be active once.'),
  "objectives": StreakObjectives.optional(),
  "reward": Reward.optional().describe('What a player gets on completing it.'),
  "languages": Languages.optional()
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type StreakUpdate = zod.input<typeof StreakUpdate>;
export type StreakUpdateOutput = zod.output<typeof StreakUpdate>;



export const streakCreateIsAvailableDefault = true;
export const streakCreateCountLimitMin = 0;

export const streakCreatePriorityMin = 0;

export const streakCreatePeriodDefault = 'monthly';

export const StreakCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the streaks of its account. It identifies the streak in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the streak belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what keeps the streak going.'),
  "isAvailable": zod.boolean().default(streakCreateIsAvailableDefault).describe('Whether players can see and extend it. If false, it is inactive and runs are paused.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group streaks; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the streak. Empty means none.'),
  "limitCount": zod.boolean().optional().describe('Whether the streak has a fixed length. While false, it continues as long as the player keeps it up.'),
  "countLimit": zod.int().min(streakCreateCountLimitMin).optional().describe('Number of periods in a row that complete the streak. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "priority": zod.int().min(streakCreatePriorityMin).optional().describe('Priority among the streaks that a player sees; a higher number is more important, 0 means not ranked.'),
  "active": ActiveRange.optional().describe('When it can be kept up. Missing means always.'),
  "period": Period.default(streakCreatePeriodDefault).describe('The period in which the player must be active once.'),
  "objectives": StreakObjectives.optional(),
  "reward": Reward.optional().describe('What a player gets on completing it.'),
  "languages": Languages.optional()
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type StreakCreate = zod.input<typeof StreakCreate>;
export type StreakCreateOutput = zod.output<typeof StreakCreate>;

export const achievementStepsMin = 0;



export const Achievement = zod.object({
  "id": zod.string().describe('Free text, unique among the achievements of its account. It identifies the achievement in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the achievement belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what to do to unlock it.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and unlock it. If false, it is inactive; players keep what they have unlocked.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group achievements; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the achievement. Empty means none.'),
  "steps": zod.int().min(achievementStepsMin).optional().describe('Number of steps that unlock it, at least 1. With 1 the first step unlocks it.'),
  "requirement": Requirement.optional().describe('What a player needs before steps count.'),
  "languages": Languages.optional(),
  "reward": Reward.optional().describe('What a player gets on unlocking it.')
}).describe('A badge that a player unlocks by collecting steps. Rewards of missions, quizzes and other objects add steps; at the required number it unlocks and gives its own reward.');

export type Achievement = zod.input<typeof Achievement>;
export type AchievementOutput = zod.output<typeof Achievement>;






export const AchievementUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the achievements of its account. It identifies the achievement in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the achievement belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what to do to unlock it.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and unlock it. If false, it is inactive; players keep what they have unlocked.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group achievements; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the achievement. Empty means none.'),
  "steps": zod.int().min(1).optional().describe('Number of steps that unlock it, at least 1. With 1 the first step unlocks it.'),
  "requirement": Requirement.optional().describe('What a player needs before steps count.'),
  "languages": Languages.optional(),
  "reward": Reward.optional().describe('What a player gets on unlocking it.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type AchievementUpdate = zod.input<typeof AchievementUpdate>;
export type AchievementUpdateOutput = zod.output<typeof AchievementUpdate>;



export const achievementCreateIsAvailableDefault = true;
export const achievementCreateStepsDefault = 1;



export const AchievementCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the achievements of its account. It identifies the achievement in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the achievement belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what to do to unlock it.'),
  "isAvailable": zod.boolean().default(achievementCreateIsAvailableDefault).describe('Whether players can see and unlock it. If false, it is inactive; players keep what they have unlocked.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group achievements; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the achievement. Empty means none.'),
  "steps": zod.int().min(1).default(achievementCreateStepsDefault).describe('Number of steps that unlock it, at least 1. With 1 the first step unlocks it.'),
  "requirement": Requirement.optional().describe('What a player needs before steps count.'),
  "languages": Languages.optional(),
  "reward": Reward.optional().describe('What a player gets on unlocking it.')
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type AchievementCreate = zod.input<typeof AchievementCreate>;
export type AchievementCreateOutput = zod.output<typeof AchievementCreate>;

export const levelObjectivesPointsMin = 0;

export const levelObjectivesCreditsMin = 0;



export const LevelObjectives = zod.object({
  "points": zod.int().min(levelObjectivesPointsMin).optional().describe('Points the player must have collected in total. Missing or 0 requires none.'),
  "credits": zod.int().min(levelObjectivesCreditsMin).optional().describe('Credits the player must have; they are not deducted. Missing or 0 requires none.'),
  "achievements": zod.array(zod.string()).optional().describe('Ids of achievements of the same account that the player must have unlocked.')
}).describe('What a player must have to reach the level. All given parts are required.');

export type LevelObjectives = zod.input<typeof LevelObjectives>;
export type LevelObjectivesOutput = zod.output<typeof LevelObjectives>;

export const levelOrdinalMin = 0;



export const Level = zod.object({
  "id": zod.string().describe('Free text, unique among the levels of its account. It identifies the level in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the level belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what the level means.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can reach it. If false, it is skipped; players who have it keep it.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group levels; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the level. Empty means none.'),
  "ordinal": zod.int().min(levelOrdinalMin).optional().describe('Position on the ladder, lowest first; 0 is allowed for a starting level. Two levels of one account should not share one; their order is undefined.'),
  "objectives": LevelObjectives.optional(),
  "reward": Reward.optional().describe('What a player gets on reaching it.'),
  "languages": Languages.optional()
}).describe('A rung of the ladder that players climb. A player reaches a level by fulfilling its objectives and gets its reward once.');

export type Level = zod.input<typeof Level>;
export type LevelOutput = zod.output<typeof Level>;



export const levelUpdateOrdinalMin = 0;



export const LevelUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the levels of its account. It identifies the level in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the level belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what the level means.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can reach it. If false, it is skipped; players who have it keep it.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group levels; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the level. Empty means none.'),
  "ordinal": zod.int().min(levelUpdateOrdinalMin).optional().describe('Position on the ladder, lowest first; 0 is allowed for a starting level. Two levels of one account should not share one; their order is undefined.'),
  "objectives": LevelObjectives.optional(),
  "reward": Reward.optional().describe('What a player gets on reaching it.'),
  "languages": Languages.optional()
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type LevelUpdate = zod.input<typeof LevelUpdate>;
export type LevelUpdateOutput = zod.output<typeof LevelUpdate>;



export const levelCreateIsAvailableDefault = true;
export const levelCreateOrdinalDefault = 1;
export const levelCreateOrdinalMin = 0;



export const LevelCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the levels of its account. It identifies the level in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the level belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what the level means.'),
  "isAvailable": zod.boolean().default(levelCreateIsAvailableDefault).describe('Whether players can reach it. If false, it is skipped; players who have it keep it.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group levels; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the level. Empty means none.'),
  "ordinal": zod.int().min(levelCreateOrdinalMin).default(levelCreateOrdinalDefault).describe('Position on the ladder, lowest first; 0 is allowed for a starting level. Two levels of one account should not share one; their order is undefined.'),
  "objectives": LevelObjectives.optional(),
  "reward": Reward.optional().describe('What a player gets on reaching it.'),
  "languages": Languages.optional()
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type LevelCreate = zod.input<typeof LevelCreate>;
export type LevelCreateOutput = zod.output<typeof LevelCreate>;

export const LeaderboardElement = zod.enum(['player', 'team', 'teammembers']).describe('Who is ranked: players, teams, or the players inside each team.');

export type LeaderboardElement = zod.input<typeof LeaderboardElement>;
export type LeaderboardElementOutput = zod.output<typeof LeaderboardElement>;

export const LeaderboardUnits = zod.enum(['points', 'credits']).describe('What is counted, points or credits.');

export type LeaderboardUnits = zod.input<typeof LeaderboardUnits>;
export type LeaderboardUnitsOutput = zod.output<typeof LeaderboardUnits>;

export const LeaderboardDrivenBy = zod.object({
  "missions": zod.array(zod.string()).optional().describe('Ids of the missions of the same account whose rewards count. Missing or empty means all.')
}).describe('What feeds the ranking. Without missions everything that earns points or credits counts.');

export type LeaderboardDrivenBy = zod.input<typeof LeaderboardDrivenBy>;
export type LeaderboardDrivenByOutput = zod.output<typeof LeaderboardDrivenBy>;

export const Leaderboard = zod.object({
  "id": zod.string().describe('Free text, unique among the leaderboards of its account. It identifies the leaderboard in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the leaderboard belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what is ranked and what for.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see it. If false, it is hidden; ranks are still counted.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group leaderboards; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the leaderboard. Empty means none.'),
  "period": Period.optional().describe('The period that is ranked. `all-time` is never reset.'),
  "element": LeaderboardElement.optional(),
  "rankBy": zod.string().optional().describe('How the ranked figure is calculated. `total` is the sum of what was earned; the console has no field for it.'),
  "units": LeaderboardUnits.optional(),
  "active": ActiveRange.optional().describe('When it is shown and counted. Missing means always.'),
  "requirement": Requirement.optional().describe('Who is ranked. Missing means everybody.'),
  "drivenBy": LeaderboardDrivenBy.optional(),
  "languages": Languages.optional()
}).describe('A ranking of players or teams by what they earned in a period. When the period ends, the ranking is reset.');

export type Leaderboard = zod.input<typeof Leaderboard>;
export type LeaderboardOutput = zod.output<typeof Leaderboard>;





export const LeaderboardUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the leaderboards of its account. It identifies the leaderboard in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the leaderboard belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what is ranked and what for.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see it. If false, it is hidden; ranks are still counted.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group leaderboards; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the leaderboard. Empty means none.'),
  "period": Period.optional().describe('The period that is ranked. `all-time` is never reset.'),
  "element": LeaderboardElement.optional(),
  "rankBy": zod.string().optional().describe('How the ranked figure is calculated. `total` is the sum of what was earned; the console has no field for it.'),
  "units": LeaderboardUnits.optional(),
  "active": ActiveRange.optional().describe('When it is shown and counted. Missing means always.'),
  "requirement": Requirement.optional().describe('Who is ranked. Missing means everybody.'),
  "drivenBy": LeaderboardDrivenBy.optional(),
  "languages": Languages.optional()
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type LeaderboardUpdate = zod.input<typeof LeaderboardUpdate>;
export type LeaderboardUpdateOutput = zod.output<typeof LeaderboardUpdate>;



export const leaderboardCreateIsAvailableDefault = true;
export const leaderboardCreateRankByDefault = `total`;

export const LeaderboardCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the leaderboards of its account. It identifies the leaderboard in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the leaderboard belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what is ranked and what for.'),
  "isAvailable": zod.boolean().default(leaderboardCreateIsAvailableDefault).describe('Whether players can see it. If false, it is hidden; ranks are still counted.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group leaderboards; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the leaderboard. Empty means none.'),
  "period": Period.optional().describe('The period that is ranked. `all-time` is never reset.'),
  "element": LeaderboardElement.optional(),
  "rankBy": zod.string().default(leaderboardCreateRankByDefault).describe('How the ranked figure is calculated. `total` is the sum of what was earned; the console has no field for it.'),
  "units": LeaderboardUnits.optional(),
  "active": ActiveRange.optional().describe('When it is shown and counted. Missing means always.'),
  "requirement": Requirement.optional().describe('Who is ranked. Missing means everybody.'),
  "drivenBy": LeaderboardDrivenBy.optional(),
  "languages": Languages.optional()
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type LeaderboardCreate = zod.input<typeof LeaderboardCreate>;
export type LeaderboardCreateOutput = zod.output<typeof LeaderboardCreate>;

export const prizeCountCountMin = 0;

export const prizeCountCurrentCountMin = 0;



export const PrizeCount = zod.object({
  "id": zod.string().optional().describe('Id of a prize of the same account. Empty means none.'),
  "count": zod.int().min(prizeCountCountMin).optional().describe('Total units of this prize that can be won.'),
  "currentCount": zod.int().min(prizeCountCurrentCountMin).optional().describe('Units of this prize that have been won so far. Counted by the server; ignored when sent.')
}).describe('One kind of prize and how many units of it can be won.');

export type PrizeCount = zod.input<typeof PrizeCount>;
export type PrizeCountOutput = zod.output<typeof PrizeCount>;

export const stockAvailableMin = 0;

export const stockRedeemedMin = 0;



export const Stock = zod.object({
  "available": zod.int().min(stockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(stockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).describe('How many units are left and how many are taken. Counted by the server; ignored when sent.');

export type Stock = zod.input<typeof Stock>;
export type StockOutput = zod.output<typeof Stock>;

export const prizeCreditsMin = 0;

export const prizeCountLimitMin = 0;

export const prizeStockCountMin = 0;

export const prizeStockAvailableMin = 0;

export const prizeStockRedeemedMin = 0;



export const Prize = zod.object({
  "id": zod.string().describe('Free text, unique among the prizes of its account. It identifies the prize in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the prize belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what they get and how they receive it.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can get it. If false, it is inactive, in raffles and mystery boxes too.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group prizes; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the prize. Empty means none.'),
  "credits": zod.int().min(prizeCreditsMin).optional().describe('Credits a player pays for one unit. Missing or 0 means free.'),
  "active": ActiveRange.optional().describe('When it can be bought. Missing means always.'),
  "period": Period.optional().describe('How often the count of a player\'s purchases is reset.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can buy it only a limited number of times in a period.'),
  "countLimit": zod.int().min(prizeCountLimitMin).optional().describe('How many units a player can buy in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "requirement": Requirement.optional().describe('What a player needs to buy it.'),
  "languages": Languages.optional(),
  "prizes": zod.array(PrizeCount).optional().describe('Prizes that come with it, for a bundle. The console has no field for them and sends them back as received.'),
  "limitStock": zod.boolean().optional().describe('Whether there is only a limited number of units. While false, it never sells out.'),
  "stockCount": zod.int().min(prizeStockCountMin).optional().describe('Total number of units. Kept, but without effect, while `limitStock` is false.'),
  "stock": zod.object({
  "available": zod.int().min(prizeStockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(prizeStockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).optional().describe('Units of this prize. Counted by the server; ignored when sent.')
}).describe('Something that players buy with credits, or win in a raffle or from a mystery box.');

export type Prize = zod.input<typeof Prize>;
export type PrizeOutput = zod.output<typeof Prize>;



export const prizeUpdateCreditsMin = 0;

export const prizeUpdateCountLimitMin = 0;

export const prizeUpdateStockCountMin = 0;

export const prizeUpdateStockAvailableMin = 0;

export const prizeUpdateStockRedeemedMin = 0;



export const PrizeUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the prizes of its account. It identifies the prize in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the prize belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what they get and how they receive it.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can get it. If false, it is inactive, in raffles and mystery boxes too.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group prizes; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the prize. Empty means none.'),
  "credits": zod.int().min(prizeUpdateCreditsMin).optional().describe('Credits a player pays for one unit. Missing or 0 means free.'),
  "active": ActiveRange.optional().describe('When it can be bought. Missing means always.'),
  "period": Period.optional().describe('How often the count of a player\'s purchases is reset.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can buy it only a limited number of times in a period.'),
  "countLimit": zod.int().min(prizeUpdateCountLimitMin).optional().describe('How many units a player can buy in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "requirement": Requirement.optional().describe('What a player needs to buy it.'),
  "languages": Languages.optional(),
  "prizes": zod.array(PrizeCount).optional().describe('Prizes that come with it, for a bundle. The console has no field for them and sends them back as received.'),
  "limitStock": zod.boolean().optional().describe('Whether there is only a limited number of units. While false, it never sells out.'),
  "stockCount": zod.int().min(prizeUpdateStockCountMin).optional().describe('Total number of units. Kept, but without effect, while `limitStock` is false.'),
  "stock": zod.object({
  "available": zod.int().min(prizeUpdateStockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(prizeUpdateStockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).optional().describe('Units of this prize. Counted by the server; ignored when sent.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type PrizeUpdate = zod.input<typeof PrizeUpdate>;
export type PrizeUpdateOutput = zod.output<typeof PrizeUpdate>;



export const prizeCreateIsAvailableDefault = true;
export const prizeCreateCreditsMin = 0;

export const prizeCreateCountLimitMin = 0;

export const prizeCreateLimitStockDefault = true;
export const prizeCreateStockCountDefault = 1;
export const prizeCreateStockCountMin = 0;

export const prizeCreateStockAvailableMin = 0;

export const prizeCreateStockRedeemedMin = 0;



export const PrizeCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the prizes of its account. It identifies the prize in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the prize belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what they get and how they receive it.'),
  "isAvailable": zod.boolean().default(prizeCreateIsAvailableDefault).describe('Whether players can get it. If false, it is inactive, in raffles and mystery boxes too.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group prizes; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the prize. Empty means none.'),
  "credits": zod.int().min(prizeCreateCreditsMin).optional().describe('Credits a player pays for one unit. Missing or 0 means free.'),
  "active": ActiveRange.optional().describe('When it can be bought. Missing means always.'),
  "period": Period.optional().describe('How often the count of a player\'s purchases is reset.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can buy it only a limited number of times in a period.'),
  "countLimit": zod.int().min(prizeCreateCountLimitMin).optional().describe('How many units a player can buy in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "requirement": Requirement.optional().describe('What a player needs to buy it.'),
  "languages": Languages.optional(),
  "prizes": zod.array(PrizeCount).optional().describe('Prizes that come with it, for a bundle. The console has no field for them and sends them back as received.'),
  "limitStock": zod.boolean().default(prizeCreateLimitStockDefault).describe('Whether there is only a limited number of units. While false, it never sells out.'),
  "stockCount": zod.int().min(prizeCreateStockCountMin).default(prizeCreateStockCountDefault).describe('Total number of units. Kept, but without effect, while `limitStock` is false.'),
  "stock": zod.object({
  "available": zod.int().min(prizeCreateStockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(prizeCreateStockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).optional().describe('Units of this prize. Counted by the server; ignored when sent.')
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type PrizeCreate = zod.input<typeof PrizeCreate>;
export type PrizeCreateOutput = zod.output<typeof PrizeCreate>;

export const raffleCreditsMin = 0;

export const raffleCountLimitMin = 0;

export const raffleStockAvailableMin = 0;

export const raffleStockRedeemedMin = 0;



export const Raffle = zod.object({
  "id": zod.string().describe('Free text, unique among the raffles of its account. It identifies the raffle in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the raffle belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what is drawn and when.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and enter it. If false, it is inactive.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group raffles; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the raffle. Empty means none.'),
  "credits": zod.int().min(raffleCreditsMin).optional().describe('Credits a player pays for one entry. Missing or 0 means free.'),
  "active": ActiveRange.optional().describe('When entries can be bought. Missing means until the draw.'),
  "drawTime": zod.iso.datetime({"offset":true}).optional().describe('When the winners are drawn, ISO 8601 in UTC. Missing means no draw is planned.'),
  "nextDraw": zod.iso.datetime({"offset":true}).optional().describe('When the next draw takes place, calculated from `drawTime` and `period`, ISO 8601 in UTC. Counted by the server; ignored when sent.'),
  "period": Period.optional().describe('How often the draw is repeated and the count of entries is reset. `all-time` draws once.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can enter only a limited number of times in a period.'),
  "countLimit": zod.int().min(raffleCountLimitMin).optional().describe('How many entries a player can buy in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "requirement": Requirement.optional().describe('What a player needs to enter.'),
  "languages": Languages.optional(),
  "prizes": zod.array(PrizeCount).optional().describe('What is drawn. Each unit has one winner.'),
  "enabled": zod.boolean().optional().describe('Whether the draw takes place. The console has no field for it and sends it back as received.'),
  "stock": zod.object({
  "available": zod.int().min(raffleStockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(raffleStockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).optional().describe('Units of all its prizes. Counted by the server; ignored when sent.')
}).describe('A draw among the players who bought an entry. At the draw date the server draws the winners of its prizes.');

export type Raffle = zod.input<typeof Raffle>;
export type RaffleOutput = zod.output<typeof Raffle>;



export const raffleUpdateCreditsMin = 0;

export const raffleUpdateCountLimitMin = 0;

export const raffleUpdateStockAvailableMin = 0;

export const raffleUpdateStockRedeemedMin = 0;



export const RaffleUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the raffles of its account. It identifies the raffle in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the raffle belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what is drawn and when.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and enter it. If false, it is inactive.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group raffles; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the raffle. Empty means none.'),
  "credits": zod.int().min(raffleUpdateCreditsMin).optional().describe('Credits a player pays for one entry. Missing or 0 means free.'),
  "active": ActiveRange.optional().describe('When entries can be bought. Missing means until the draw.'),
  "drawTime": zod.iso.datetime({"offset":true}).optional().describe('When the winners are drawn, ISO 8601 in UTC. Missing means no draw is planned.'),
  "nextDraw": zod.iso.datetime({"offset":true}).optional().describe('When the next draw takes place, calculated from `drawTime` and `period`, ISO 8601 in UTC. Counted by the server; ignored when sent.'),
  "period": Period.optional().describe('How often the draw is repeated and the count of entries is reset. `all-time` draws once.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can enter only a limited number of times in a period.'),
  "countLimit": zod.int().min(raffleUpdateCountLimitMin).optional().describe('How many entries a player can buy in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "requirement": Requirement.optional().describe('What a player needs to enter.'),
  "languages": Languages.optional(),
  "prizes": zod.array(PrizeCount).optional().describe('What is drawn. Each unit has one winner.'),
  "enabled": zod.boolean().optional().describe('Whether the draw takes place. The console has no field for it and sends it back as received.'),
  "stock": zod.object({
  "available": zod.int().min(raffleUpdateStockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(raffleUpdateStockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).optional().describe('Units of all its prizes. Counted by the server; ignored when sent.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type RaffleUpdate = zod.input<typeof RaffleUpdate>;
export type RaffleUpdateOutput = zod.output<typeof RaffleUpdate>;



export const raffleCreateIsAvailableDefault = true;
export const raffleCreateCreditsMin = 0;

export const raffleCreateCountLimitMin = 0;

export const raffleCreateEnabledDefault = true;
export const raffleCreateStockAvailableMin = 0;

export const raffleCreateStockRedeemedMin = 0;



export const RaffleCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the raffles of its account. It identifies the raffle in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the raffle belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what is drawn and when.'),
  "isAvailable": zod.boolean().default(raffleCreateIsAvailableDefault).describe('Whether players can see and enter it. If false, it is inactive.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group raffles; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the raffle. Empty means none.'),
  "credits": zod.int().min(raffleCreateCreditsMin).optional().describe('Credits a player pays for one entry. Missing or 0 means free.'),
  "active": ActiveRange.optional().describe('When entries can be bought. Missing means until the draw.'),
  "drawTime": zod.iso.datetime({"offset":true}).optional().describe('When the winners are drawn, ISO 8601 in UTC. Missing means no draw is planned.'),
  "nextDraw": zod.iso.datetime({"offset":true}).optional().describe('When the next draw takes place, calculated from `drawTime` and `period`, ISO 8601 in UTC. Counted by the server; ignored when sent.'),
  "period": Period.optional().describe('How often the draw is repeated and the count of entries is reset. `all-time` draws once.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can enter only a limited number of times in a period.'),
  "countLimit": zod.int().min(raffleCreateCountLimitMin).optional().describe('How many entries a player can buy in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "requirement": Requirement.optional().describe('What a player needs to enter.'),
  "languages": Languages.optional(),
  "prizes": zod.array(PrizeCount).optional().describe('What is drawn. Each unit has one winner.'),
  "enabled": zod.boolean().default(raffleCreateEnabledDefault).describe('Whether the draw takes place. The console has no field for it and sends it back as received.'),
  "stock": zod.object({
  "available": zod.int().min(raffleCreateStockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(raffleCreateStockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).optional().describe('Units of all its prizes. Counted by the server; ignored when sent.')
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type RaffleCreate = zod.input<typeof RaffleCreate>;
export type RaffleCreateOutput = zod.output<typeof RaffleCreate>;

export const mysteryBoxCreditsMin = 0;

export const mysteryBoxCountLimitMin = 0;

export const mysteryBoxStockAvailableMin = 0;

export const mysteryBoxStockRedeemedMin = 0;



export const MysteryBox = zod.object({
  "id": zod.string().describe('Free text, unique among the mystery boxes of its account. It identifies the mystery box in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the mystery box belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what may be inside.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can open it. If false, it is inactive.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group mystery boxes; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the mystery box. Empty means none.'),
  "credits": zod.int().min(mysteryBoxCreditsMin).optional().describe('Credits a player pays to take part once. Missing or 0 means free.'),
  "active": ActiveRange.optional().describe('When it can be opened. Missing means always.'),
  "period": Period.optional().describe('How often the count of a player\'s participations is reset.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can take part only a limited number of times in a period.'),
  "countLimit": zod.int().min(mysteryBoxCountLimitMin).optional().describe('How many times a player can take part in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "requirement": Requirement.optional().describe('What a player needs to take part.'),
  "languages": Languages.optional(),
  "prizes": zod.array(PrizeCount).optional().describe('What is inside. A box whose prizes have all been won is sold out.'),
  "stock": zod.object({
  "available": zod.int().min(mysteryBoxStockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(mysteryBoxStockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).optional().describe('Units of all its prizes. Counted by the server; ignored when sent.')
}).describe('A box with an unknown prize inside. A player pays credits to open one and gets one unit of one of its prizes.');

export type MysteryBox = zod.input<typeof MysteryBox>;
export type MysteryBoxOutput = zod.output<typeof MysteryBox>;



export const mysteryBoxUpdateCreditsMin = 0;

export const mysteryBoxUpdateCountLimitMin = 0;

export const mysteryBoxUpdateStockAvailableMin = 0;

export const mysteryBoxUpdateStockRedeemedMin = 0;



export const MysteryBoxUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the mystery boxes of its account. It identifies the mystery box in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the mystery box belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what may be inside.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can open it. If false, it is inactive.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group mystery boxes; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the mystery box. Empty means none.'),
  "credits": zod.int().min(mysteryBoxUpdateCreditsMin).optional().describe('Credits a player pays to take part once. Missing or 0 means free.'),
  "active": ActiveRange.optional().describe('When it can be opened. Missing means always.'),
  "period": Period.optional().describe('How often the count of a player\'s participations is reset.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can take part only a limited number of times in a period.'),
  "countLimit": zod.int().min(mysteryBoxUpdateCountLimitMin).optional().describe('How many times a player can take part in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "requirement": Requirement.optional().describe('What a player needs to take part.'),
  "languages": Languages.optional(),
  "prizes": zod.array(PrizeCount).optional().describe('What is inside. A box whose prizes have all been won is sold out.'),
  "stock": zod.object({
  "available": zod.int().min(mysteryBoxUpdateStockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(mysteryBoxUpdateStockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).optional().describe('Units of all its prizes. Counted by the server; ignored when sent.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type MysteryBoxUpdate = zod.input<typeof MysteryBoxUpdate>;
export type MysteryBoxUpdateOutput = zod.output<typeof MysteryBoxUpdate>;



export const mysteryBoxCreateIsAvailableDefault = true;
export const mysteryBoxCreateCreditsMin = 0;

export const mysteryBoxCreatePeriodDefault = 'all-time';
export const mysteryBoxCreateCountLimitMin = 0;

export const mysteryBoxCreateStockAvailableMin = 0;

export const mysteryBoxCreateStockRedeemedMin = 0;



export const MysteryBoxCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the mystery boxes of its account. It identifies the mystery box in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the mystery box belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what may be inside.'),
  "isAvailable": zod.boolean().default(mysteryBoxCreateIsAvailableDefault).describe('Whether players can open it. If false, it is inactive.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group mystery boxes; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the mystery box. Empty means none.'),
  "credits": zod.int().min(mysteryBoxCreateCreditsMin).optional().describe('Credits a player pays to take part once. Missing or 0 means free.'),
  "active": ActiveRange.optional().describe('When it can be opened. Missing means always.'),
  "period": Period.default(mysteryBoxCreatePeriodDefault).describe('How often the count of a player\'s participations is reset.'),
  "limitCount": zod.boolean().optional().describe('Whether a player can take part only a limited number of times in a period.'),
  "countLimit": zod.int().min(mysteryBoxCreateCountLimitMin).optional().describe('How many times a player can take part in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.'),
  "requirement": Requirement.optional().describe('What a player needs to take part.'),
  "languages": Languages.optional(),
  "prizes": zod.array(PrizeCount).optional().describe('What is inside. A box whose prizes have all been won is sold out.'),
  "stock": zod.object({
  "available": zod.int().min(mysteryBoxCreateStockAvailableMin).optional().describe('Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.'),
  "redeemed": zod.int().min(mysteryBoxCreateStockRedeemedMin).optional().describe('Units that players have got so far. Counted by the server; ignored when sent.')
}).optional().describe('Units of all its prizes. Counted by the server; ignored when sent.')
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type MysteryBoxCreate = zod.input<typeof MysteryBoxCreate>;
export type MysteryBoxCreateOutput = zod.output<typeof MysteryBoxCreate>;

export const QuestionType = zod.enum(['single', 'multi']).describe('Whether a player can pick one choice (`single`) or several (`multi`).');

export type QuestionType = zod.input<typeof QuestionType>;
export type QuestionTypeOutput = zod.output<typeof QuestionType>;

export const SurveyChoice = zod.object({
  "id": zod.string().optional().describe('Unique inside its question and never reused, so that players\' answers stay with their choice.'),
  "text": zod.string().optional().describe('What the player reads.'),
  "imgUrl": zod.string().optional().describe('URL of a picture beside the text, absolute or relative. Missing or empty means no picture.')
}).describe('A choice a player can pick.');

export type SurveyChoice = zod.input<typeof SurveyChoice>;
export type SurveyChoiceOutput = zod.output<typeof SurveyChoice>;

export const surveyQuestionWeightMin = 0;



export const SurveyQuestion = zod.object({
  "id": zod.string().optional().describe('Unique inside its object and never reused, so that players\' answers stay with their question.'),
  "type": QuestionType.optional(),
  "text": zod.string().optional().describe('What the player is asked. A value of only whitespace counts as missing.'),
  "imgUrl": zod.string().optional().describe('URL of a picture above the question, absolute or relative. Missing or empty means no picture.'),
  "weight": zod.int().min(surveyQuestionWeightMin).optional().describe('How much the question counts in the evaluation, 1 by default.'),
  "choices": zod.array(SurveyChoice).optional().describe('The choices in the order in which they are shown, unless they are shuffled.')
}).describe('A question of a survey.');

export type SurveyQuestion = zod.input<typeof SurveyQuestion>;
export type SurveyQuestionOutput = zod.output<typeof SurveyQuestion>;

export const surveyCompletedMin = 0;



export const Survey = zod.object({
  "id": zod.string().describe('Free text, unique among the surveys of its account. It identifies the survey in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the survey belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what it is about and how long it takes.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and answer it. If false, it is inactive; answers given are kept.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group surveys; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the survey. Empty means none.'),
  "type": zod.string().optional().describe('The kind of survey. Only `basic` is known.'),
  "isShuffleRequired": zod.boolean().optional().describe('Whether the questions are shown in random order.'),
  "reward": Reward.optional().describe('What a player gets on answering it.'),
  "questions": zod.array(SurveyQuestion).optional().describe('The questions, in order.'),
  "completed": zod.int().min(surveyCompletedMin).optional().describe('How many players have answered it. Counted by the server; ignored when sent.')
}).describe('A set of questions without right or wrong answers. A player who has answered it gets its reward.');

export type Survey = zod.input<typeof Survey>;
export type SurveyOutput = zod.output<typeof Survey>;



export const surveyUpdateCompletedMin = 0;



export const SurveyUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the surveys of its account. It identifies the survey in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the survey belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what it is about and how long it takes.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and answer it. If false, it is inactive; answers given are kept.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group surveys; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the survey. Empty means none.'),
  "type": zod.string().optional().describe('The kind of survey. Only `basic` is known.'),
  "isShuffleRequired": zod.boolean().optional().describe('Whether the questions are shown in random order.'),
  "reward": Reward.optional().describe('What a player gets on answering it.'),
  "questions": zod.array(SurveyQuestion).optional().describe('The questions, in order.'),
  "completed": zod.int().min(surveyUpdateCompletedMin).optional().describe('How many players have answered it. Counted by the server; ignored when sent.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type SurveyUpdate = zod.input<typeof SurveyUpdate>;
export type SurveyUpdateOutput = zod.output<typeof SurveyUpdate>;



export const surveyCreateIsAvailableDefault = true;
export const surveyCreateTypeDefault = `basic`;
export const surveyCreateIsShuffleRequiredDefault = true;
export const surveyCreateCompletedMin = 0;



export const SurveyCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the surveys of its account. It identifies the survey in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the survey belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what it is about and how long it takes.'),
  "isAvailable": zod.boolean().default(surveyCreateIsAvailableDefault).describe('Whether players can see and answer it. If false, it is inactive; answers given are kept.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group surveys; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the survey. Empty means none.'),
  "type": zod.string().default(surveyCreateTypeDefault).describe('The kind of survey. Only `basic` is known.'),
  "isShuffleRequired": zod.boolean().default(surveyCreateIsShuffleRequiredDefault).describe('Whether the questions are shown in random order.'),
  "reward": Reward.optional().describe('What a player gets on answering it.'),
  "questions": zod.array(SurveyQuestion).optional().describe('The questions, in order.'),
  "completed": zod.int().min(surveyCreateCompletedMin).optional().describe('How many players have answered it. Counted by the server; ignored when sent.')
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type SurveyCreate = zod.input<typeof SurveyCreate>;
export type SurveyCreateOutput = zod.output<typeof SurveyCreate>;

export const quizTimingMaxSecondsToCompleteMin = 0;



export const QuizTiming = zod.object({
  "maxSecondsToComplete": zod.int().min(quizTimingMaxSecondsToCompleteMin).optional().describe('Seconds from the first question within which the quiz must be completed, 120 by default.')
}).describe('Time limit of a quiz, in seconds.');

export type QuizTiming = zod.input<typeof QuizTiming>;
export type QuizTimingOutput = zod.output<typeof QuizTiming>;

export const QuizChoice = zod.object({
  "id": zod.string().optional().describe('Unique inside its question and never reused, so that players\' answers stay with their choice.'),
  "text": zod.string().optional().describe('What the player reads.'),
  "imgUrl": zod.string().optional().describe('URL of a picture beside the text, absolute or relative. Missing or empty means no picture.'),
  "correctAnswer": zod.boolean().optional().describe('Whether the option is right. Missing means wrong.')
}).describe('An option a player can pick.');

export type QuizChoice = zod.input<typeof QuizChoice>;
export type QuizChoiceOutput = zod.output<typeof QuizChoice>;

export const quizQuestionWeightMin = 0;



export const QuizQuestion = zod.object({
  "id": zod.string().optional().describe('Unique inside its object and never reused, so that players\' answers stay with their question.'),
  "type": QuestionType.optional(),
  "text": zod.string().optional().describe('What the player is asked. A value of only whitespace counts as missing.'),
  "imgUrl": zod.string().optional().describe('URL of a picture above the question, absolute or relative. Missing or empty means no picture.'),
  "weight": zod.int().min(quizQuestionWeightMin).optional().describe('How much the question counts in the score, 1 by default; 0 leaves it out of the score.'),
  "strictMode": zod.boolean().optional().describe('Whether a question with several right choices scores only if all of them, and no wrong one, are picked. If false, each right choice scores its share.'),
  "choices": zod.array(QuizChoice).optional().describe('The choices in the order in which they are shown, unless they are shuffled.')
}).describe('A question of a quiz.');

export type QuizQuestion = zod.input<typeof QuizQuestion>;
export type QuizQuestionOutput = zod.output<typeof QuizQuestion>;

export const quizRequiredPassRateMin = 0;

export const quizMaxScoreMin = 0;

export const quizCompletedMin = 0;



export const Quiz = zod.object({
  "id": zod.string().describe('Free text, unique among the quizzes of its account. It identifies the quiz in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the quiz belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what it is about.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and take it. If false, it is inactive; results are kept.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group quizzes; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the quiz. Empty means none.'),
  "type": zod.string().optional().describe('The kind of quiz. Only `basic` is known.'),
  "requiredPassRate": zod.int().min(quizRequiredPassRateMin).optional().describe('Percentage of the highest score that a player needs to pass. With 0 everybody passes; with more than 100 nobody, which the console warns about but saves.'),
  "maxScore": zod.int().min(quizMaxScoreMin).optional().describe('The highest score. The console has no field for it and sends it back as received.'),
  "passMessage": zod.string().optional().describe('The text for a player who has passed.'),
  "failMessage": zod.string().optional().describe('The text for a player who has failed.'),
  "isShuffleRequired": zod.boolean().optional().describe('Whether the questions are shown in random order.'),
  "timing": QuizTiming.optional(),
  "reward": Reward.optional().describe('What a player gets on passing it.'),
  "questions": zod.array(QuizQuestion).optional().describe('The questions, in order.'),
  "completed": zod.int().min(quizCompletedMin).optional().describe('How many players have completed it. Counted by the server; ignored when sent.')
}).describe('A set of questions with right answers. A player who reaches the pass score passes it and gets its reward.');

export type Quiz = zod.input<typeof Quiz>;
export type QuizOutput = zod.output<typeof Quiz>;



export const quizUpdateRequiredPassRateMin = 0;

export const quizUpdateMaxScoreMin = 0;

export const quizUpdateCompletedMin = 0;



export const QuizUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the quizzes of its account. It identifies the quiz in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the quiz belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what it is about.'),
  "isAvailable": zod.boolean().optional().describe('Whether players can see and take it. If false, it is inactive; results are kept.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group quizzes; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the quiz. Empty means none.'),
  "type": zod.string().optional().describe('The kind of quiz. Only `basic` is known.'),
  "requiredPassRate": zod.int().min(quizUpdateRequiredPassRateMin).optional().describe('Percentage of the highest score that a player needs to pass. With 0 everybody passes; with more than 100 nobody, which the console warns about but saves.'),
  "maxScore": zod.int().min(quizUpdateMaxScoreMin).optional().describe('The highest score. The console has no field for it and sends it back as received.'),
  "passMessage": zod.string().optional().describe('The text for a player who has passed.'),
  "failMessage": zod.string().optional().describe('The text for a player who has failed.'),
  "isShuffleRequired": zod.boolean().optional().describe('Whether the questions are shown in random order.'),
  "timing": QuizTiming.optional(),
  "reward": Reward.optional().describe('What a player gets on passing it.'),
  "questions": zod.array(QuizQuestion).optional().describe('The questions, in order.'),
  "completed": zod.int().min(quizUpdateCompletedMin).optional().describe('How many players have completed it. Counted by the server; ignored when sent.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type QuizUpdate = zod.input<typeof QuizUpdate>;
export type QuizUpdateOutput = zod.output<typeof QuizUpdate>;



export const quizCreateIsAvailableDefault = true;
export const quizCreateTypeDefault = `basic`;
export const quizCreateRequiredPassRateDefault = 100;
export const quizCreateRequiredPassRateMin = 0;

export const quizCreateMaxScoreMin = 0;

export const quizCreateTimingDefault = { maxSecondsToComplete: 120, };
export const quizCreateCompletedMin = 0;



export const QuizCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the quizzes of its account. It identifies the quiz in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the quiz belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The title that players see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('Tells players what it is about.'),
  "isAvailable": zod.boolean().default(quizCreateIsAvailableDefault).describe('Whether players can see and take it. If false, it is inactive; results are kept.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group quizzes; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the quiz. Empty means none.'),
  "type": zod.string().default(quizCreateTypeDefault).describe('The kind of quiz. Only `basic` is known.'),
  "requiredPassRate": zod.int().min(quizCreateRequiredPassRateMin).default(quizCreateRequiredPassRateDefault).describe('Percentage of the highest score that a player needs to pass. With 0 everybody passes; with more than 100 nobody, which the console warns about but saves.'),
  "maxScore": zod.int().min(quizCreateMaxScoreMin).optional().describe('The highest score. The console has no field for it and sends it back as received.'),
  "passMessage": zod.string().optional().describe('The text for a player who has passed.'),
  "failMessage": zod.string().optional().describe('The text for a player who has failed.'),
  "isShuffleRequired": zod.boolean().optional().describe('Whether the questions are shown in random order.'),
  "timing": QuizTiming.default(quizCreateTimingDefault),
  "reward": Reward.optional().describe('What a player gets on passing it.'),
  "questions": zod.array(QuizQuestion).optional().describe('The questions, in order.'),
  "completed": zod.int().min(quizCreateCompletedMin).optional().describe('How many players have completed it. Counted by the server; ignored when sent.')
}).describe('Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.');

export type QuizCreate = zod.input<typeof QuizCreate>;
export type QuizCreateOutput = zod.output<typeof QuizCreate>;

export const Rule = zod.object({
  "id": zod.string().describe('Free text, unique among the rules of its account. It identifies the rule in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().describe('Id of the account the rule belongs to. Cannot be changed after creation.'),
  "name": zod.string().optional().describe('The name that administrators see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('What the rule does.'),
  "isAvailable": zod.boolean().optional().describe('Whether the rule applies.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group rules; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the rule. Empty means none.')
}).describe('A rule of the platform, stored as data. The client of the console has the operations for rules, but there is no screen for them. Beyond the common fields, the content of a rule is undefined.');

export type Rule = zod.input<typeof Rule>;
export type RuleOutput = zod.output<typeof Rule>;





export const RuleUpdate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the rules of its account. It identifies the rule in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the rule belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The name that administrators see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('What the rule does.'),
  "isAvailable": zod.boolean().optional().describe('Whether the rule applies.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group rules; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the rule. Empty means none.')
}).describe('Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.');

export type RuleUpdate = zod.input<typeof RuleUpdate>;
export type RuleUpdateOutput = zod.output<typeof RuleUpdate>;



export const ruleCreateIsAvailableDefault = true;

export const RuleCreate = zod.object({
  "id": zod.string().min(1).describe('Free text, unique among the rules of its account. It identifies the rule in paths and in other objects and cannot be changed after creation.'),
  "account": zod.string().min(1).describe('Id of the account the rule belongs to. Cannot be changed after creation.'),
  "name": zod.string().describe('The name that administrators see. A value of only whitespace counts as missing.'),
  "description": zod.string().optional().describe('What the rule does.'),
  "isAvailable": zod.boolean().default(ruleCreateIsAvailableDefault).describe('Whether the rule applies.'),
  "imgUrl": zod.string().optional().describe('URL of the picture, absolute or relative. Missing or empty means the default picture.'),
  "tags": zod.array(zod.string()).optional().describe('Free-text tags that group rules; requirements can refer to them.'),
  "category": zod.string().optional().describe('Free-text category of the rule. Empty means none.')
}).describe('Body of POST. The fields beyond the common ones are undefined, so unknown ones are accepted and kept. An omitted field gets its default, or no value if it has none.');

export type RuleCreate = zod.input<typeof RuleCreate>;
export type RuleCreateOutput = zod.output<typeof RuleCreate>;

export const statisticsPlayersMin = 0;

export const statisticsActivePlayersMin = 0;

export const statisticsMissionsMin = 0;

export const statisticsStartedMissionsMin = 0;

export const statisticsPointsMin = 0;

export const statisticsCreditsMin = 0;

export const statisticsAchievementsMin = 0;

export const statisticsUnlockedAchievementsMin = 0;

export const statisticsLevelUpsMin = 0;

export const statisticsPrizeDrawsMin = 0;

export const statisticsMysteryBoxesMin = 0;

export const statisticsPrizesMin = 0;

export const statisticsApiCallsMin = 0;

export const statisticsSurveysMin = 0;

export const statisticsQuizzesMin = 0;

export const statisticsStreaksStartedMin = 0;

export const statisticsStreaksCompletedMin = 0;



export const Statistics = zod.object({
  "players": zod.int().min(statisticsPlayersMin).optional().describe('Players of the account.'),
  "activePlayers": zod.int().min(statisticsActivePlayersMin).optional().describe('Players who did something recently.'),
  "missions": zod.int().min(statisticsMissionsMin).optional().describe('Number of missions.'),
  "startedMissions": zod.int().min(statisticsStartedMissionsMin).optional().describe('Missions that players have started.'),
  "points": zod.int().min(statisticsPointsMin).optional().describe('Points given out.'),
  "credits": zod.int().min(statisticsCreditsMin).optional().describe('Credits given out.'),
  "achievements": zod.int().min(statisticsAchievementsMin).optional().describe('Number of achievements.'),
  "unlockedAchievements": zod.int().min(statisticsUnlockedAchievementsMin).optional().describe('Achievements that players have unlocked.'),
  "levelUps": zod.int().min(statisticsLevelUpsMin).optional().describe('Times a player reached a higher level.'),
  "prizeDraws": zod.int().min(statisticsPrizeDrawsMin).optional().describe('Raffle draws held.'),
  "mysteryBoxes": zod.int().min(statisticsMysteryBoxesMin).optional().describe('Mystery boxes opened.'),
  "prizes": zod.int().min(statisticsPrizesMin).optional().describe('Prizes redeemed.'),
  "apiCalls": zod.int().min(statisticsApiCallsMin).optional().describe('Calls of the client\'s application to the platform.'),
  "surveys": zod.int().min(statisticsSurveysMin).optional().describe('Surveys answered.'),
  "quizzes": zod.int().min(statisticsQuizzesMin).optional().describe('Quizzes completed.'),
  "streaksStarted": zod.int().min(statisticsStreaksStartedMin).optional().describe('Streaks that players have started.'),
  "streaksCompleted": zod.int().min(statisticsStreaksCompletedMin).optional().describe('Streaks that players have completed.')
}).describe('Running totals of one account, or of all accounts together. The console loads them every 5 seconds and marks what has changed, so the response must be cheap. A missing figure counts as 0.');

export type Statistics = zod.input<typeof Statistics>;
export type StatisticsOutput = zod.output<typeof Statistics>;

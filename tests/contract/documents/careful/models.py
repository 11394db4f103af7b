"""The objects of the platform: as answered, as updated and as created."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from parts import (
    ActiveRange,
    Count,
    Element,
    Id,
    LeaderboardDrivenBy,
    LeaderboardElement,
    LeaderboardUnits,
    LevelObjectives,
    Link,
    MissionObjectives,
    MissionTiming,
    Open,
    Period,
    PlayerLevel,
    PrizeCount,
    QuizQuestion,
    QuizTiming,
    READ_ONLY,
    Requirement,
    Reward,
    Stock,
    StreakObjectives,
    SurveyQuestion,
    Unset,
)


class Account(Open):
    account: str
    name: str | Unset = None
    description: str | Unset = None
    isAvailable: bool | Unset = None
    imgUrl: Link | Unset = None
    isDevAccount: bool | Unset = None
    isFreeAccount: bool | Unset = None
    apikey: str | Unset = Field(None, json_schema_extra=READ_ONLY)
    imageFolder: str | Unset = None
    hasCustomPrizing: bool | Unset = None
    prizingModel: list[str] | Unset = None


class AccountUpdate(Account):
    account: Id
    name: str


class AccountCreate(AccountUpdate, extra="forbid"):
    isAvailable: bool = True
    isDevAccount: bool = True
    isFreeAccount: bool = False


class Player(Open):
    player: str
    account: str | Unset = None
    name: str | Unset = None
    description: str | Unset = None
    isAvailable: bool | Unset = None
    imgUrl: Link | Unset = None
    tags: list[str] | Unset = None
    category: str | Unset = None
    team: str | Unset = None
    credits: Count | Unset = None
    points: Count | Unset = None
    badges: list[str] | Unset = None
    level: PlayerLevel | Unset = None


class PlayerUpdate(Player):
    player: Id
    account: Id


class PlayerCreate(PlayerUpdate, extra="forbid"):
    name: str
    isAvailable: bool = True


class Team(Element):
    credits: Count | Unset = None
    points: Count | Unset = None
    badges: list[str] | Unset = None
    memberCount: Count | Unset = Field(None, json_schema_extra=READ_ONLY)


class TeamUpdate(Team):
    id: Id
    account: Id
    name: str


class TeamCreate(TeamUpdate, extra="forbid"):
    isAvailable: bool = True


class Event(Element):
    limitCount: bool | Unset = None
    countLimit: Count | Unset = None
    reward: Reward | Unset = None
    languages: list[str] | Unset = None


class EventUpdate(Event):
    id: Id
    account: Id
    name: str


class EventCreate(EventUpdate, extra="forbid"):
    isAvailable: bool = True


class Mission(Element):
    active: ActiveRange | Unset = None
    period: Period | Unset = None
    timing: MissionTiming | Unset = None
    timeToComplete: bool | Unset = None
    timeToRestart: bool | Unset = None
    priority: Count | Unset = None
    limitCount: bool | Unset = None
    countLimit: Count | Unset = None
    objectives: MissionObjectives | Unset = None
    requirement: Requirement | Unset = None
    languages: list[str] | Unset = None
    reward: Reward | Unset = None


class MissionUpdate(Mission):
    id: Id
    account: Id
    name: str


class MissionCreate(MissionUpdate, extra="forbid"):
    isAvailable: bool = True
    period: Period = "daily"
    priority: Count = 0
    limitCount: bool = True
    countLimit: Count = 1


class Streak(Element):
    limitCount: bool | Unset = None
    countLimit: Count | Unset = None
    priority: Count | Unset = None
    active: ActiveRange | Unset = None
    period: Period | Unset = None
    objectives: StreakObjectives | Unset = None
    reward: Reward | Unset = None
    languages: list[str] | Unset = None


class StreakUpdate(Streak):
    id: Id
    account: Id
    name: str


class StreakCreate(StreakUpdate, extra="forbid"):
    isAvailable: bool = True
    period: Period = "monthly"


class Achievement(Element):
    steps: Count | Unset = None
    requirement: Requirement | Unset = None
    languages: list[str] | Unset = None
    reward: Reward | Unset = None


class AchievementUpdate(Achievement):
    id: Id
    account: Id
    name: str
    steps: Annotated[int, Field(ge=1)] | Unset = None


class AchievementCreate(AchievementUpdate, extra="forbid"):
    isAvailable: bool = True
    steps: Annotated[int, Field(ge=1)] = 1


class Level(Element):
    ordinal: Count | Unset = None
    objectives: LevelObjectives | Unset = None
    reward: Reward | Unset = None
    languages: list[str] | Unset = None


class LevelUpdate(Level):
    id: Id
    account: Id
    name: str


class LevelCreate(LevelUpdate, extra="forbid"):
    isAvailable: bool = True
    ordinal: Count = 1


class Leaderboard(Element):
    period: Period | Unset = None
    element: LeaderboardElement | Unset = None
    rankBy: str | Unset = None
    units: LeaderboardUnits | Unset = None
    active: ActiveRange | Unset = None
    requirement: Requirement | Unset = None
    drivenBy: LeaderboardDrivenBy | Unset = None
    languages: list[str] | Unset = None


class LeaderboardUpdate(Leaderboard):
    id: Id
    account: Id
    name: str


class LeaderboardCreate(LeaderboardUpdate, extra="forbid"):
    isAvailable: bool = True
    rankBy: str = "total"


class Prize(Element):
    credits: Count | Unset = None
    active: ActiveRange | Unset = None
    period: Period | Unset = None
    limitCount: bool | Unset = None
    countLimit: Count | Unset = None
    requirement: Requirement | Unset = None
    languages: list[str] | Unset = None
    prizes: list[PrizeCount] | Unset = None
    limitStock: bool | Unset = None
    stockCount: Count | Unset = None
    stock: Stock | Unset = Field(None, json_schema_extra=READ_ONLY)


class PrizeUpdate(Prize):
    id: Id
    account: Id
    name: str


class PrizeCreate(PrizeUpdate, extra="forbid"):
    isAvailable: bool = True
    limitStock: bool = True
    stockCount: Count = 1


class Raffle(Element):
    credits: Count | Unset = None
    active: ActiveRange | Unset = None
    drawTime: datetime | Unset = None
    nextDraw: datetime | Unset = Field(None, json_schema_extra=READ_ONLY)
    period: Period | Unset = None
    limitCount: bool | Unset = None
    countLimit: Count | Unset = None
    requirement: Requirement | Unset = None
    languages: list[str] | Unset = None
    prizes: list[PrizeCount] | Unset = None
    enabled: bool | Unset = None
    stock: Stock | Unset = Field(None, json_schema_extra=READ_ONLY)


class RaffleUpdate(Raffle):
    id: Id
    account: Id
    name: str


class RaffleCreate(RaffleUpdate, extra="forbid"):
    isAvailable: bool = True
    enabled: bool = True


class MysteryBox(Element):
    credits: Count | Unset = None
    active: ActiveRange | Unset = None
    period: Period | Unset = None
    limitCount: bool | Unset = None
    countLimit: Count | Unset = None
    requirement: Requirement | Unset = None
    languages: list[str] | Unset = None
    prizes: list[PrizeCount] | Unset = None
    stock: Stock | Unset = Field(None, json_schema_extra=READ_ONLY)


class MysteryBoxUpdate(MysteryBox):
    id: Id
    account: Id
    name: str


class MysteryBoxCreate(MysteryBoxUpdate, extra="forbid"):
    isAvailable: bool = True
    period: Period = "all-time"


class Survey(Element):
    type: str | Unset = None
    isShuffleRequired: bool | Unset = None
    reward: Reward | Unset = None
    questions: list[SurveyQuestion] | Unset = None
    completed: Count | Unset = Field(None, json_schema_extra=READ_ONLY)


class SurveyUpdate(Survey):
    id: Id
    account: Id
    name: str


class SurveyCreate(SurveyUpdate, extra="forbid"):
    isAvailable: bool = True
    type: str = "basic"
    isShuffleRequired: bool = True


class Quiz(Element):
    type: str | Unset = None
    requiredPassRate: Count | Unset = None
    maxScore: Count | Unset = None
    passMessage: str | Unset = None
    failMessage: str | Unset = None
    isShuffleRequired: bool | Unset = None
    timing: QuizTiming | Unset = None
    reward: Reward | Unset = None
    questions: list[QuizQuestion] | Unset = None
    completed: Count | Unset = Field(None, json_schema_extra=READ_ONLY)


class QuizUpdate(Quiz):
    id: Id
    account: Id
    name: str


class QuizCreate(QuizUpdate, extra="forbid"):
    isAvailable: bool = True
    type: str = "basic"
    requiredPassRate: Count = 100
    timing: QuizTiming = QuizTiming(maxSecondsToComplete=120)


class Rule(Element):
    pass


class RuleUpdate(Rule):
    id: Id
    account: Id
    name: str


class RuleCreate(RuleUpdate):
    isAvailable: bool = True

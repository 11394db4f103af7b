"""The objects of the platform: as answered, as updated and as created."""

from datetime import datetime
from typing import Optional

from pydantic import BaseModel

from parts import (
    ActiveRange,
    Element,
    LeaderboardDrivenBy,
    LeaderboardElement,
    LeaderboardUnits,
    LevelObjectives,
    MissionObjectives,
    MissionTiming,
    Period,
    PlayerLevel,
    PrizeCount,
    QuizQuestion,
    QuizTiming,
    Requirement,
    Reward,
    Stock,
    StreakObjectives,
    SurveyQuestion,
)


class Account(BaseModel):
    account: str
    name: Optional[str] = None
    description: Optional[str] = None
    isAvailable: Optional[bool] = None
    imgUrl: Optional[str] = None
    isDevAccount: Optional[bool] = None
    isFreeAccount: Optional[bool] = None
    apikey: Optional[str] = None
    imageFolder: Optional[str] = None
    hasCustomPrizing: Optional[bool] = None
    prizingModel: Optional[list[str]] = None


class AccountUpdate(Account):
    name: str


class AccountCreate(AccountUpdate):
    isAvailable: bool = True
    isDevAccount: bool = True
    isFreeAccount: bool = False


class Player(BaseModel):
    player: str
    account: Optional[str] = None
    name: Optional[str] = None
    description: Optional[str] = None
    isAvailable: Optional[bool] = None
    imgUrl: Optional[str] = None
    tags: Optional[list[str]] = None
    category: Optional[str] = None
    team: Optional[str] = None
    credits: Optional[int] = None
    points: Optional[int] = None
    badges: Optional[list[str]] = None
    level: Optional[PlayerLevel] = None


class PlayerUpdate(Player):
    account: str


class PlayerCreate(PlayerUpdate):
    name: str
    isAvailable: bool = True


class Team(Element):
    credits: Optional[int] = None
    points: Optional[int] = None
    badges: Optional[list[str]] = None
    memberCount: Optional[int] = None


class TeamUpdate(Team):
    name: str


class TeamCreate(TeamUpdate):
    isAvailable: bool = True


class Event(Element):
    limitCount: Optional[bool] = None
    countLimit: Optional[int] = None
    reward: Optional[Reward] = None
    languages: Optional[list[str]] = None


class EventUpdate(Event):
    name: str


class EventCreate(EventUpdate):
    isAvailable: bool = True


class Mission(Element):
    active: Optional[ActiveRange] = None
    period: Optional[Period] = None
    timing: Optional[MissionTiming] = None
    timeToComplete: Optional[bool] = None
    timeToRestart: Optional[bool] = None
    priority: Optional[int] = None
    limitCount: Optional[bool] = None
    countLimit: Optional[int] = None
    objectives: Optional[MissionObjectives] = None
    requirement: Optional[Requirement] = None
    languages: Optional[list[str]] = None
    reward: Optional[Reward] = None


class MissionUpdate(Mission):
    name: str


class MissionCreate(MissionUpdate):
    isAvailable: bool = True
    period: Period = Period.daily
    priority: int = 0
    limitCount: bool = True
    countLimit: int = 1


class Streak(Element):
    limitCount: Optional[bool] = None
    countLimit: Optional[int] = None
    priority: Optional[int] = None
    active: Optional[ActiveRange] = None
    period: Optional[Period] = None
    objectives: Optional[StreakObjectives] = None
    reward: Optional[Reward] = None
    languages: Optional[list[str]] = None


class StreakUpdate(Streak):
    name: str


class StreakCreate(StreakUpdate):
    isAvailable: bool = True
    period: Period = Period.monthly


class Achievement(Element):
    steps: Optional[int] = None
    requirement: Optional[Requirement] = None
    languages: Optional[list[str]] = None
    reward: Optional[Reward] = None


class AchievementUpdate(Achievement):
    name: str


class AchievementCreate(AchievementUpdate):
    isAvailable: bool = True
    steps: int = 1


class Level(Element):
    ordinal: Optional[int] = None
    objectives: Optional[LevelObjectives] = None
    reward: Optional[Reward] = None
    languages: Optional[list[str]] = None


class LevelUpdate(Level):
    name: str


class LevelCreate(LevelUpdate):
    isAvailable: bool = True
    ordinal: int = 1


class Leaderboard(Element):
    period: Optional[Period] = None
    element: Optional[LeaderboardElement] = None
    rankBy: Optional[str] = None
    units: Optional[LeaderboardUnits] = None
    active: Optional[ActiveRange] = None
    requirement: Optional[Requirement] = None
    drivenBy: Optional[LeaderboardDrivenBy] = None
    languages: Optional[list[str]] = None


class LeaderboardUpdate(Leaderboard):
    name: str


class LeaderboardCreate(LeaderboardUpdate):
    isAvailable: bool = True
    rankBy: str = "total"


class Prize(Element):
    credits: Optional[int] = None
    active: Optional[ActiveRange] = None
    period: Optional[Period] = None
    limitCount: Optional[bool] = None
    countLimit: Optional[int] = None
    requirement: Optional[Requirement] = None
    languages: Optional[list[str]] = None
    prizes: Optional[list[PrizeCount]] = None
    limitStock: Optional[bool] = None
    stockCount: Optional[int] = None
    stock: Optional[Stock] = None


class PrizeUpdate(Prize):
    name: str


class PrizeCreate(PrizeUpdate):
    isAvailable: bool = True
    limitStock: bool = True
    stockCount: int = 1


class Raffle(Element):
    credits: Optional[int] = None
    active: Optional[ActiveRange] = None
    drawTime: Optional[datetime] = None
    nextDraw: Optional[datetime] = None
    period: Optional[Period] = None
    limitCount: Optional[bool] = None
    countLimit: Optional[int] = None
    requirement: Optional[Requirement] = None
    languages: Optional[list[str]] = None
    prizes: Optional[list[PrizeCount]] = None
    enabled: Optional[bool] = None
    stock: Optional[Stock] = None


class RaffleUpdate(Raffle):
    name: str


class RaffleCreate(RaffleUpdate):
    isAvailable: bool = True
    enabled: bool = True


class MysteryBox(Element):
    credits: Optional[int] = None
    active: Optional[ActiveRange] = None
    period: Optional[Period] = None
    limitCount: Optional[bool] = None
    countLimit: Optional[int] = None
    requirement: Optional[Requirement] = None
    languages: Optional[list[str]] = None
    prizes: Optional[list[PrizeCount]] = None
    stock: Optional[Stock] = None


class MysteryBoxUpdate(MysteryBox):
    name: str


class MysteryBoxCreate(MysteryBoxUpdate):
    isAvailable: bool = True
    period: Period = Period.all_time


class Survey(Element):
    type: Optional[str] = None
    isShuffleRequired: Optional[bool] = None
    reward: Optional[Reward] = None
    questions: Optional[list[SurveyQuestion]] = None
    completed: Optional[int] = None


class SurveyUpdate(Survey):
    name: str


class SurveyCreate(SurveyUpdate):
    isAvailable: bool = True
    type: str = "basic"
    isShuffleRequired: bool = True


class Quiz(Element):
    type: Optional[str] = None
    requiredPassRate: Optional[int] = None
    maxScore: Optional[int] = None
    passMessage: Optional[str] = None
    failMessage: Optional[str] = None
    isShuffleRequired: Optional[bool] = None
    timing: Optional[QuizTiming] = None
    reward: Optional[Reward] = None
    questions: Optional[list[QuizQuestion]] = None
    completed: Optional[int] = None


class QuizUpdate(Quiz):
    name: str


class QuizCreate(QuizUpdate):
    isAvailable: bool = True
    type: str = "basic"
    requiredPassRate: int = 100
    timing: QuizTiming = QuizTiming(maxSecondsToComplete=120)


class Rule(Element):
    pass


class RuleUpdate(Rule):
    name: str


class RuleCreate(RuleUpdate):
    isAvailable: bool = True

"""What the objects of the platform are made of."""

from datetime import datetime
from enum import Enum
from typing import Optional

from pydantic import BaseModel, Field


class AccountCopy(BaseModel):
    fromAccount: str
    toAccount: str


class ImageUploadResult(BaseModel):
    path: str


class PlayerLevel(BaseModel):
    name: Optional[str] = None


class Element(BaseModel):
    id: str
    account: str
    name: Optional[str] = None
    description: Optional[str] = None
    isAvailable: Optional[bool] = None
    imgUrl: Optional[str] = None
    tags: Optional[list[str]] = None
    category: Optional[str] = None


class RewardAchievement(BaseModel):
    id: Optional[str] = None
    steps: Optional[int] = None


class Reward(BaseModel):
    points: Optional[int] = None
    credits: Optional[int] = None
    achievements: Optional[list[RewardAchievement]] = None


class ActiveRange(BaseModel):
    from_: Optional[datetime] = Field(None, alias="from")
    to: Optional[datetime] = None


class Period(str, Enum):
    all_time = "all-time"
    daily = "daily"
    weekly = "weekly"
    monthly = "monthly"


class MissionTiming(BaseModel):
    maxSecondsToComplete: Optional[int] = None
    minSecondsToRestart: Optional[int] = None


class EventCount(BaseModel):
    id: Optional[str] = None
    count: Optional[int] = None
    currentCount: Optional[int] = None


class MissionObjectives(BaseModel):
    events: Optional[list[EventCount]] = None
    missions: Optional[list[str]] = None
    quizzId: Optional[str] = None
    surveyId: Optional[str] = None


class RequirementLevel(BaseModel):
    id: Optional[str] = None
    ordinal: Optional[int] = None


class Requirement(BaseModel):
    level: Optional[RequirementLevel] = None
    category: Optional[str] = None
    tags: Optional[list[str]] = None
    missions: Optional[list[str]] = None
    achievements: Optional[list[str]] = None


class StreakObjectives(BaseModel):
    missions: Optional[list[str]] = None


class LevelObjectives(BaseModel):
    points: Optional[int] = None
    credits: Optional[int] = None
    achievements: Optional[list[str]] = None


class LeaderboardElement(str, Enum):
    player = "player"
    team = "team"
    teammembers = "teammembers"


class LeaderboardUnits(str, Enum):
    points = "points"
    credits = "credits"


class LeaderboardDrivenBy(BaseModel):
    missions: Optional[list[str]] = None


class PrizeCount(BaseModel):
    id: Optional[str] = None
    count: Optional[int] = None
    currentCount: Optional[int] = None


class Stock(BaseModel):
    available: Optional[int] = None
    redeemed: Optional[int] = None


class QuestionType(str, Enum):
    single = "single"
    multi = "multi"


class SurveyChoice(BaseModel):
    id: Optional[str] = None
    text: Optional[str] = None
    imgUrl: Optional[str] = None


class SurveyQuestion(BaseModel):
    id: Optional[str] = None
    type: Optional[QuestionType] = None
    text: Optional[str] = None
    imgUrl: Optional[str] = None
    weight: Optional[int] = None
    choices: Optional[list[SurveyChoice]] = None


class QuizTiming(BaseModel):
    maxSecondsToComplete: Optional[int] = None


class QuizChoice(BaseModel):
    id: Optional[str] = None
    text: Optional[str] = None
    imgUrl: Optional[str] = None
    correctAnswer: Optional[bool] = None


class QuizQuestion(BaseModel):
    id: Optional[str] = None
    type: Optional[QuestionType] = None
    text: Optional[str] = None
    imgUrl: Optional[str] = None
    weight: Optional[int] = None
    strictMode: Optional[bool] = None
    choices: Optional[list[QuizChoice]] = None


class Statistics(BaseModel):
    players: Optional[int] = None
    activePlayers: Optional[int] = None
    missions: Optional[int] = None
    startedMissions: Optional[int] = None
    points: Optional[int] = None
    credits: Optional[int] = None
    achievements: Optional[int] = None
    unlockedAchievements: Optional[int] = None
    levelUps: Optional[int] = None
    prizeDraws: Optional[int] = None
    mysteryBoxes: Optional[int] = None
    prizes: Optional[int] = None
    apiCalls: Optional[int] = None
    surveys: Optional[int] = None
    quizzes: Optional[int] = None
    streaksStarted: Optional[int] = None
    streaksCompleted: Optional[int] = None

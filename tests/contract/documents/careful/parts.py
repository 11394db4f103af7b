"""What the objects of the platform are made of."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import SkipJsonSchema


class Open(BaseModel):
    """Fields that the contract does not know are kept."""

    model_config = ConfigDict(extra="allow")


# An optional field is left out, never null: null is neither described nor answered (response_model_exclude_none).
Unset = SkipJsonSchema[None]
Id = Annotated[str, Field(min_length=1)]
Count = Annotated[int, Field(ge=0)]
Link = Annotated[str, Field(json_schema_extra={"format": "uri-reference"})]
READ_ONLY = {"readOnly": True}


class Error(Open):
    error: str
    code: str | Unset = None
    field: str | Unset = None


class AccountCopy(Open, extra="forbid"):
    fromAccount: Id
    toAccount: Id


class ImageUploadResult(Open):
    path: Link


class PlayerLevel(Open):
    name: str | Unset = None


class Element(Open):
    id: str
    account: str
    name: str | Unset = None
    description: str | Unset = None
    isAvailable: bool | Unset = None
    imgUrl: Link | Unset = None
    tags: list[str] | Unset = None
    category: str | Unset = None


class RewardAchievement(Open):
    id: str | Unset = None
    steps: Count | Unset = None


class Reward(Open):
    points: Count | Unset = None
    credits: Count | Unset = None
    achievements: list[RewardAchievement] | Unset = None


class ActiveRange(Open):
    from_: datetime | Unset = Field(None, alias="from")
    to: datetime | Unset = None


Period = Literal["all-time", "daily", "weekly", "monthly"]


class MissionTiming(Open):
    maxSecondsToComplete: Count | Unset = None
    minSecondsToRestart: Count | Unset = None


class EventCount(Open):
    id: str | Unset = None
    count: Count | Unset = None
    currentCount: Count | Unset = Field(None, json_schema_extra=READ_ONLY)


class MissionObjectives(Open):
    events: list[EventCount] | Unset = None
    missions: list[str] | Unset = None
    quizzId: str | Unset = None
    surveyId: str | Unset = None


class RequirementLevel(Open):
    id: str | Unset = None
    ordinal: Count | Unset = None


class Requirement(Open):
    level: RequirementLevel | Unset = None
    category: str | Unset = None
    tags: list[str] | Unset = None
    missions: list[str] | Unset = None
    achievements: list[str] | Unset = None


class StreakObjectives(Open):
    missions: Annotated[list[str], Field(max_length=1)] | Unset = None


class LevelObjectives(Open):
    points: Count | Unset = None
    credits: Count | Unset = None
    achievements: list[str] | Unset = None


LeaderboardElement = Literal["player", "team", "teammembers"]


LeaderboardUnits = Literal["points", "credits"]


class LeaderboardDrivenBy(Open):
    missions: list[str] | Unset = None


class PrizeCount(Open):
    id: str | Unset = None
    count: Count | Unset = None
    currentCount: Count | Unset = Field(None, json_schema_extra=READ_ONLY)


class Stock(Open):
    available: Count | Unset = Field(None, json_schema_extra=READ_ONLY)
    redeemed: Count | Unset = Field(None, json_schema_extra=READ_ONLY)


QuestionType = Literal["single", "multi"]


class SurveyChoice(Open):
    id: str | Unset = None
    text: str | Unset = None
    imgUrl: Link | Unset = None


class SurveyQuestion(Open):
    id: str | Unset = None
    type: QuestionType | Unset = None
    text: str | Unset = None
    imgUrl: Link | Unset = None
    weight: Count | Unset = None
    choices: list[SurveyChoice] | Unset = None


class QuizTiming(Open):
    maxSecondsToComplete: Count | Unset = None


class QuizChoice(Open):
    id: str | Unset = None
    text: str | Unset = None
    imgUrl: Link | Unset = None
    correctAnswer: bool | Unset = None


class QuizQuestion(Open):
    id: str | Unset = None
    type: QuestionType | Unset = None
    text: str | Unset = None
    imgUrl: Link | Unset = None
    weight: Count | Unset = None
    strictMode: bool | Unset = None
    choices: list[QuizChoice] | Unset = None


class Statistics(Open):
    players: Count | Unset = None
    activePlayers: Count | Unset = None
    missions: Count | Unset = None
    startedMissions: Count | Unset = None
    points: Count | Unset = None
    credits: Count | Unset = None
    achievements: Count | Unset = None
    unlockedAchievements: Count | Unset = None
    levelUps: Count | Unset = None
    prizeDraws: Count | Unset = None
    mysteryBoxes: Count | Unset = None
    prizes: Count | Unset = None
    apiCalls: Count | Unset = None
    surveys: Count | Unset = None
    quizzes: Count | Unset = None
    streaksStarted: Count | Unset = None
    streaksCompleted: Count | Unset = None

"""The service as it is written when nobody thinks of its OpenAPI document."""

from typing import Optional

from fastapi import APIRouter, Depends, FastAPI, Form, UploadFile
from fastapi.security import HTTPBearer

import models
from parts import AccountCopy, ImageUploadResult, Statistics

router = APIRouter(prefix="/admin/api/v0", dependencies=[Depends(HTTPBearer())])


@router.get("/accounts", response_model=list[models.Account])
def list_accounts(): ...


@router.post("/accounts", response_model=models.Account, status_code=201)
def create_account(body: models.AccountCreate): ...


@router.put("/accounts", response_model=models.Account)
def update_account(body: models.AccountUpdate): ...


@router.post("/accounts/copy", status_code=204)
def copy_account(body: AccountCopy): ...


@router.post("/accounts/image/{account}", response_model=ImageUploadResult)
def upload_image(account: str, image: UploadFile, owner: Optional[str] = Form(None, alias="account")): ...


@router.delete("/accounts/{id}", status_code=204)
def delete_account(id: str): ...


@router.get("/players", response_model=list[models.Player])
def list_players(account: str, limit: int = 100, skip: int = 0, sort: str = "points", order: str = "desc"): ...


@router.post("/players", response_model=models.Player, status_code=201)
def create_player(body: models.PlayerCreate): ...


@router.patch("/players/{player}", response_model=models.Player)
def update_player(player: str, body: models.PlayerUpdate): ...


@router.delete("/players/{account}/{id}", status_code=204)
def delete_player(account: str, id: str): ...


def collection(path: str, Answer, Create, Update):
    """The four routes that all other objects have."""

    @router.get(path, response_model=list[Answer])
    def list_elements(
        account: str,
        limit: int = 500,
        skip: int = 0,
        availability: str = "all",
        timeframe: str = "all",
        player: Optional[str] = None,
    ): ...

    @router.post(path, response_model=Answer, status_code=201)
    def create_element(body: Create): ...

    @router.put(path, response_model=Answer)
    def update_element(body: Update): ...

    @router.delete(path + "/{account}/{id}", status_code=204)
    def delete_element(account: str, id: str): ...


collection("/teams", models.Team, models.TeamCreate, models.TeamUpdate)
collection("/events", models.Event, models.EventCreate, models.EventUpdate)
collection("/missions", models.Mission, models.MissionCreate, models.MissionUpdate)
collection("/streaks", models.Streak, models.StreakCreate, models.StreakUpdate)
collection("/achievements", models.Achievement, models.AchievementCreate, models.AchievementUpdate)
collection("/levels", models.Level, models.LevelCreate, models.LevelUpdate)
collection("/leaderboards", models.Leaderboard, models.LeaderboardCreate, models.LeaderboardUpdate)
collection("/prizes", models.Prize, models.PrizeCreate, models.PrizeUpdate)
collection("/raffles", models.Raffle, models.RaffleCreate, models.RaffleUpdate)
collection("/mysteryboxes", models.MysteryBox, models.MysteryBoxCreate, models.MysteryBoxUpdate)
collection("/surveys", models.Survey, models.SurveyCreate, models.SurveyUpdate)
collection("/quizzes", models.Quiz, models.QuizCreate, models.QuizUpdate)
collection("/rules", models.Rule, models.RuleCreate, models.RuleUpdate)


@router.get("/analytics", response_model=Statistics)
def analytics(account: str): ...


@router.get("/analytics/aggregated", response_model=Statistics)
def aggregated_analytics(): ...


app = FastAPI()
app.include_router(router)

"""The service as it is written with care for its OpenAPI document."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, FastAPI, File, Form, Path, Query, Request, UploadFile
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.security import HTTPBearer
from starlette.exceptions import HTTPException

import models
from parts import AccountCopy, Error, ImageUploadResult, Statistics, Unset

router = APIRouter(dependencies=[Depends(HTTPBearer(bearerFormat="JWT"))])

InPath = Annotated[str, Path(min_length=1)]
Account = Annotated[str, Query(min_length=1)]
Limit = Annotated[int, Query(ge=1)]
Skip = Annotated[int, Query(ge=0)]

RETRY_AFTER = {"Retry-After": {"required": True, "schema": {"type": "integer", "minimum": 0}}}


def errors(*statuses: int):
    """The errors that every call has, and those of this call."""
    every = {
        401: {"model": Error},
        403: {"model": Error},
        429: {"model": Error, "headers": RETRY_AFTER},
        500: {"model": Error},
    }
    return {**{status: {"model": Error} for status in statuses}, **every}


def options(*statuses: int):
    return {"responses": errors(*statuses), "response_model_exclude_none": True}


@router.get("/accounts", response_model=list[models.Account], **options())
def list_accounts(): ...


@router.post("/accounts", response_model=models.Account, status_code=201, **options(400, 409, 422))
def create_account(body: models.AccountCreate): ...


@router.put("/accounts", response_model=models.Account, **options(400, 404, 422))
def update_account(body: models.AccountUpdate): ...


@router.post("/accounts/copy", status_code=204, **options(400, 404, 422))
def copy_account(body: AccountCopy): ...


@router.post("/accounts/image/{account}", response_model=ImageUploadResult, **options(400, 422))
def upload_image(
    account: InPath,
    image: Annotated[UploadFile, File()],
    owner: Annotated[str | Unset, Form(alias="account")] = None,
): ...


@router.delete("/accounts/{id}", status_code=204, **options(400, 404, 422))
def delete_account(id: InPath): ...


@router.get("/players", response_model=list[models.Player], **options(400, 404, 422))
def list_players(
    account: Account,
    limit: Limit = 100,
    skip: Skip = 0,
    sort: str = "points",
    order: Literal["asc", "desc"] = "desc",
): ...


@router.post("/players", response_model=models.Player, status_code=201, **options(400, 404, 409, 422))
def create_player(body: models.PlayerCreate): ...


@router.patch("/players/{player}", response_model=models.Player, **options(400, 404, 422))
def update_player(player: InPath, body: models.PlayerUpdate): ...


@router.delete("/players/{account}/{id}", status_code=204, **options(400, 404, 422))
def delete_player(account: InPath, id: InPath): ...


def collection(path: str, Answer, Create, Update):
    """The four routes that all other objects have."""

    @router.get(path, response_model=list[Answer], **options(400, 404, 422))
    def list_elements(
        account: Account,
        limit: Limit = 500,
        skip: Skip = 0,
        availability: str = "all",
        timeframe: str = "all",
        player: str = "",
    ): ...

    @router.post(path, response_model=Answer, status_code=201, **options(400, 404, 409, 422))
    def create_element(body: Create): ...

    @router.put(path, response_model=Answer, **options(400, 404, 422))
    def update_element(body: Update): ...

    @router.delete(path + "/{account}/{id}", status_code=204, **options(400, 404, 422))
    def delete_element(account: InPath, id: InPath): ...


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


@router.get("/analytics", response_model=Statistics, **options(400, 404, 422))
def analytics(account: Account): ...


@router.get("/analytics/aggregated", response_model=Statistics, **options())
def aggregated_analytics(): ...


app = FastAPI(title="Gamification platform", version="v0", servers=[{"url": "/admin/api/v0"}])
app.include_router(router)


@app.exception_handler(RequestValidationError)
def invalid(_request: Request, exception: RequestValidationError):
    first = exception.errors()[0]
    field = ".".join(str(step) for step in first["loc"][1:])
    return JSONResponse({"error": first["msg"], "code": "invalid", "field": field}, status_code=422)


@app.exception_handler(HTTPException)
def refused(_request: Request, exception: HTTPException):
    return JSONResponse({"error": exception.detail}, exception.status_code, exception.headers)

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { entityOf } from '@/entities/registry'
import { accountTypes } from '@/model/entityTypes'
import { formRules } from '@/model/formRules'

it.each(accountTypes)(
  'what blocks a save in the form of %s is what a proposal refuses (rule ASSIST-6)',
  async (type) => {
    const { saveNeeds = [], rules } = await entityOf(type).form()
    expect([...saveNeeds, ...rules]).toEqual(formRules(type))
  },
)

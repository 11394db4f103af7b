import type { Account } from '@/generated/model'
import { nouns } from '../words'
import { available, description, image } from './common'
import { describeFields } from './fields'

/** One choice of the form sets `isDevAccount` and `isFreeAccount` (rule ACCOUNT-2). */
export const accountFields = describeFields<Account>({
  'account-details': {
    title: 'Account Details',
    fields: {
      name: { label: 'Name' },
      account: { label: 'Account ID', name: nouns.accounts.singular },
      isAvailable: available,
      description,
      imgUrl: image,
      imageFolder: { label: 'Image folder', isDetail: true },
    },
  },
  plan: {
    title: 'Plan',
    fields: {
      hasCustomPrizing: { label: 'Custom prizing', name: 'Has custom prizing', isDetail: true },
      prizingModel: { label: 'Prizing models', name: 'Prizing model' },
    },
  },
  'api-access': {
    title: 'API access',
    fields: { apikey: { label: 'API key', name: 'Apikey' } },
  },
})

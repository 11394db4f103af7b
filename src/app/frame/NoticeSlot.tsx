import { lazyPiece } from '@/ui/lazy'
import { useAppConfig } from '../configContext'

const [DeploymentNotice] = lazyPiece(async () => (await import('./DeploymentNotice')).DeploymentNotice)

/** Most deployments have no notice, and load no code for one. */
export const NoticeSlot = () => (useAppConfig().notice === undefined ? null : <DeploymentNotice />)

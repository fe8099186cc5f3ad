export { askByMail, confirmNotice } from './asking.ts';
export { deleteOldNoticeRecords } from './cleanup.ts';
export { giveConsent, isAddressOf, mayNotify, moveConsents, notifiable } from './consents.ts';
export { noticeInvariants } from './invariants.ts';
export { createNoticeKeys, type NoticeKeys, type NoticeLink } from './keys.ts';
export { noticeLeave } from './leave.ts';
export { noticeData } from './personal-data.ts';
export { switchNotice } from './switches.ts';
export { unsubscribeRoutes } from './unsubscribe-routes.ts';

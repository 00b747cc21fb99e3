import { ButtonLink } from '../design/Button.tsx'
import { useTranslation } from '../i18n/index.ts'
import { Page, PageHead } from './layout/Page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('pages', 'shell')
  return (
    <Page title={t('notFound.title')} width="narrow">
      <PageHead title={t('notFound.title')} lead={t('notFound.text')}>
        <div>
          <ButtonLink kind="primary" href="/">
            {t('common.toStart')}
          </ButtonLink>
        </div>
      </PageHead>
    </Page>
  )
}

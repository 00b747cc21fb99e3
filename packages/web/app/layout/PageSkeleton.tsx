import { Skeleton } from '../../design/Skeleton.tsx'
import styles from './Page.module.css'

export function PageSkeleton() {
  return (
    <main id="main" className={styles.page}>
      <Skeleton lines={6} />
    </main>
  )
}

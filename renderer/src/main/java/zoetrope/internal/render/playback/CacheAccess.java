package zoetrope.internal.render.playback;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The frame cache with the lock that guards it.
 *
 * @param frames only to be used with the lock held, as are the states of the playbacks
 * @param changed is signalled when a frame has come, and when a playback has ended
 */
record CacheAccess(FrameCache frames, Lock lock, Condition changed) {
  static CacheAccess to(FrameCache frames) {
    Lock lock = new ReentrantLock();
    return new CacheAccess(frames, lock, lock.newCondition());
  }
}

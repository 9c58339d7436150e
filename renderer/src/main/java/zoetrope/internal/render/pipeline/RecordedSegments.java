package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.cache.FrameHasher;
import zoetrope.internal.render.cache.PictureHashes;

/**
 * The segments of a long film, cut while its dry run passes the frames. Of one that is kept from an
 * earlier film no more than the hash stays, so that a film of which little is new takes little
 * memory, and no second run. For one thread at a time.
 */
final class RecordedSegments {
  /** So many more segments may be new than are kept before it is taken for a new film. */
  private static final int VAIN = 8;

  private final Predicate<String> kept;
  private final RecordingRoom room;
  private final Segmenter segmenter;
  private final PictureHashes pictures = new PictureHashes();
  private final FrameWeight weights = new FrameWeight();
  private final Deque<Recorded> segments = new ArrayDeque<>();
  private long beyond;
  private int found;
  private int others;
  private boolean lost;
  private long nanos;

  /** A segment: its frames, or where these are not there its hash; neither if there was no room. */
  private static final class Recorded {
    private List<FrameRun> runs = new ArrayList<>();
    private String hash;
    private long frames;
    private long weight;
  }

  /**
   * No segments yet.
   *
   * @param kept whether a segment is kept under the hash of its frames
   */
  RecordedSegments(FrameRate rate, Predicate<String> kept, RecordingRoom room) {
    this.kept = kept;
    this.room = room;
    this.segmenter = Segmenter.ofLongFilm(rate, new Cutter());
  }

  /** Adds a frame; new segments may take so many bytes more than usual. */
  void add(Frame frame, long count, long bytesBeyond) {
    beyond = bytesBeyond;
    segmenter.accept(frame, count);
  }

  /** To be called after the last frame. */
  void finish() {
    segmenter.finish();
  }

  /** Whether so little is kept that it is of no use to go on. */
  boolean isInVain() {
    return others > found + VAIN;
  }

  /** Whether a segment is kept. */
  boolean hasFound() {
    return found > 0;
  }

  /** Whether there was no room for a segment that is not kept. */
  boolean isIncomplete() {
    return lost;
  }

  /** The time that hashes took. */
  long hashNanos() {
    return nanos;
  }

  /** Lets go of all frames. */
  void drop() {
    segments.forEach(segment -> room.giveBack(segment.weight));
    segments.clear();
  }

  /**
   * Passes the segments on, once, up to the first of which neither the frames nor what was kept are
   * there any more. Returns how many frames they have.
   */
  long play(Segmenter sink) {
    long passed = 0;
    for (Recorded next = segments.poll(); next != null; next = segments.poll()) {
      room.giveBack(next.weight);
      if (next.runs != null) {
        sink.segment(next.runs);
      } else if (next.hash == null || !sink.kept(next.hash, next.frames)) {
        drop();
        break;
      }
      passed += next.frames;
    }
    return passed;
  }

  /** Takes the segments as they are cut. */
  private final class Cutter implements Segmenter.Target {
    private Recorded open;
    private FrameHasher hasher;

    @Override
    public void begin() {
      open = new Recorded();
      hasher = isInVain() ? null : new FrameHasher(pictures);
    }

    @Override
    public void add(FrameRun run) {
      if (hasher != null) {
        long start = System.nanoTime();
        hasher.add(run.frame(), run.count());
        nanos += System.nanoTime() - start;
      }
      open.frames += run.count();
      long weight = weights.of(run.frame());
      if (open.runs != null && room.take(weight, beyond)) {
        open.weight += weight;
        open.runs.add(run);
      } else {
        letGo();
      }
    }

    private void letGo() {
      open.runs = null;
      room.giveBack(open.weight);
      open.weight = 0;
    }

    @Override
    public void end() {
      String hash = hasher == null ? null : hasher.finish();
      if (hash != null && kept.test(hash)) {
        open.hash = hash;
        letGo();
        found++;
      } else {
        lost |= open.runs == null;
        others++;
      }
      segments.add(open);
    }
  }
}

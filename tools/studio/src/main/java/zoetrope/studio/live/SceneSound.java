package zoetrope.studio.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import zoetrope.frame.FrameRate;
import zoetrope.render.SoundPreview;
import zoetrope.render.result.UsageException;
import zoetrope.scene.StageResult;
import zoetrope.sound.SoundException;

/**
 * The sound of a scene: its mix from any time on, and its peaks along the timeline. The peaks are
 * computed in the background after the first request, until the scene is closed.
 */
public final class SceneSound implements AutoCloseable {
  /** The maximum number of peaks in one answer. */
  static final int MAX_PEAKS = 4096;

  /** The maximum length, in samples, of a range that is mixed again for precise peaks. */
  private static final long MAX_MIXED_SAMPLES = 60 * 48_000L;

  private static final int BLOCK = 4096;

  private final CompletableFuture<StageResult> whole;
  private final FrameRate rate;
  private final Executor executor;
  private Peaks peaks;
  private volatile SoundException problem;
  private volatile boolean closed;

  SceneSound(CompletableFuture<StageResult> whole, FrameRate rate, Executor executor) {
    this.whole = whole;
    this.rate = rate;
    this.executor = executor;
  }

  /**
   * Returns the sound from a sample on; waits until the scene has run to its end.
   *
   * @throws SoundException if a sound cannot be read any more
   */
  public SoundPreview from(long sample) {
    return SoundPreview.of(whole.join(), rate, Math.max(0, sample));
  }

  /**
   * Returns the peak of each of {@code count} equal parts between two samples, where 255 is full
   * scale. The result also says up to which sample the peaks are known.
   *
   * @throws UsageException for an invalid range
   * @throws SoundException if a sound cannot be read any more
   */
  public Map<String, Object> wave(long from, long to, int count) {
    if (from < 0 || to <= from || count < 1 || count > MAX_PEAKS) {
      throw new UsageException("there is no wave from " + from + " to " + to + " of " + count);
    }
    Peaks known = peaks();
    if (problem != null) {
      throw problem;
    }
    boolean near = to - from <= MAX_MIXED_SAMPLES && (to - from) / count < known.step();
    Map<String, Object> wave = new LinkedHashMap<>();
    wave.put("from", from);
    wave.put("to", to);
    wave.put("peaks", near ? mixed(from, to, count) : known.range(from, to, count));
    wave.put("known", near ? to : Math.min(to, known.known()));
    wave.put("whole", near || known.known() >= Math.min(to, known.samples()));
    return wave;
  }

  private synchronized Peaks peaks() {
    if (peaks == null) {
      peaks = new Peaks(SoundPreview.samples(whole.join(), rate));
      executor.execute(this::look);
    }
    return peaks;
  }

  private void look() {
    float[] block = new float[2 * BLOCK];
    try (SoundPreview sound = from(0)) {
      for (int n = sound.read(block); n > 0 && !closed; n = sound.read(block)) {
        peaks.add(block, n);
      }
    } catch (SoundException e) {
      problem = e;
    }
  }

  private byte[] mixed(long from, long to, int count) {
    Peaks near = new Peaks(to - from, Math.max(1, (to - from) / count));
    float[] block = new float[2 * BLOCK];
    try (SoundPreview sound = from(from)) {
      long left = to - from;
      for (int n = sound.read(block); n > 0 && left > 0 && !closed; n = sound.read(block)) {
        near.add(block, (int) Math.min(n, left));
        left -= n;
      }
    }
    return near.range(0, to - from, count);
  }

  @Override
  public void close() {
    closed = true;
  }
}

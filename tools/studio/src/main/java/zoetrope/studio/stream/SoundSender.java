package zoetrope.studio.stream;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zoetrope.render.SoundPreview;
import zoetrope.studio.live.LiveScene;

/**
 * Sends the sound of a scene to a page that plays, piece by piece. Requests are mixed in order on
 * one thread. A run is the time from the start of playback to the next stop or jump. Requests of
 * earlier runs are dropped.
 *
 * <p>A message consists of little-endian integers: {@value #KIND}, the page's run, the number of
 * the piece and its number of samples. Then follow 16-bit samples, left and right alternating. If
 * all samples are 0, they are left out.
 */
public final class SoundSender
    implements WishQueue.Worker<LiveScene, SoundSender.Wish>, AutoCloseable {
  /** The first integer of a message. */
  static final int KIND = 2;

  /** The maximum number of samples per channel in a piece: two seconds. */
  private static final int MAX_SAMPLES = 96_000;

  private static final int MAX_WAITING = 8;
  private static final int HEADER = 4;

  private final Outbox outbox;
  private final WishQueue<LiveScene, Wish> wishes;

  /** Used only on the thread of {@link #wishes}; the next two fields, too. */
  private SoundPreview reader;

  private LiveScene readerScene;
  private long readerAt;

  /** A request for samples of a scene. */
  record Wish(int run, int piece, long from, int count) {}

  public SoundSender(
      Outbox outbox, Executor executor, Supplier<LiveScene> scene, Consumer<Throwable> failed) {
    this.outbox = outbox;
    this.wishes = new WishQueue<>(MAX_WAITING, executor, scene, this, failed);
  }

  /** Takes a page's call. */
  public void want(JsonNode call) {
    Wish wish =
        new Wish(
            call.path("run").asInt(),
            call.path("piece").asInt(),
            Math.max(0, call.path("from").asLong()),
            Math.max(1, Math.min(MAX_SAMPLES, call.path("count").asInt(1))));
    wishes.add(wish.run(), wish);
  }

  @Override
  public void fulfil(LiveScene from, Wish wish) {
    outbox.send(message(wish, mix(from, wish)));
  }

  /** Returns the requested samples; silence after the end. */
  private float[] mix(LiveScene from, Wish wish) {
    if (reader == null || readerScene != from || readerAt != wish.from()) {
      free();
      reader = from.sound().from(wish.from());
      readerScene = from;
    }
    float[] samples = new float[2 * wish.count()];
    reader.read(samples);
    readerAt = wish.from() + wish.count();
    return samples;
  }

  private static ByteBuffer message(Wish wish, float[] samples) {
    boolean silent = true;
    for (float sample : samples) {
      silent &= sample == 0;
    }
    int size = Integer.BYTES * HEADER + (silent ? 0 : Short.BYTES * samples.length);
    ByteBuffer message = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    message.putInt(KIND).putInt(wish.run()).putInt(wish.piece()).putInt(wish.count());
    for (int i = 0; i < samples.length && !silent; i++) {
      float clipped = Math.max(-1, Math.min(1, samples[i]));
      message.putShort((short) Math.rint(clipped * Short.MAX_VALUE));
    }
    return message.flip();
  }

  @Override
  public void free() {
    if (reader != null) {
      reader.close();
      reader = null;
      readerScene = null;
    }
  }

  @Override
  public void close() {
    wishes.close();
  }
}

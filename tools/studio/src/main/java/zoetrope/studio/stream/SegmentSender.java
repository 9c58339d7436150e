package zoetrope.studio.stream;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.render.SegmentCoder;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.result.UsageException;
import zoetrope.studio.live.LiveScene;

/**
 * Sends short video segments to a page that plays. Requests are drawn and encoded in order on one
 * thread. A run is the time from the start of playback to the next stop or jump. Requests of
 * earlier runs are dropped.
 *
 * <p>A message consists of little-endian integers: {@value #KIND}, the page's run, the index of its
 * first frame, the number of frames, width, height, the length of the decoder configuration and the
 * number of samples. Then follow the configuration and, for each sample, its length, its frame, 1
 * for a key frame, and its bytes.
 */
public final class SegmentSender
    implements WishQueue.Worker<LiveScene, SegmentSender.Wish>, AutoCloseable {
  /** The first integer of a message. */
  static final int KIND = 1;

  private static final int MAX_FRAMES = 120;

  /** More than a page requests: it waits for at most 48 frames, and a loop may have one frame. */
  private static final int MAX_WAITING = 64;

  private static final int HEADER = 8;
  private static final int SAMPLE_HEADER = 3;
  private static final int MIN_SIDE = 16;

  /** The interval between checks whether slow frames are still requested. */
  private static final Duration CHECK_INTERVAL = Duration.ofMillis(200);

  private final Outbox outbox;
  private final SegmentCache cache;
  private final WishQueue<LiveScene, Wish> wishes;

  /** Used only on the thread of {@link #wishes}; {@link #coderScene}, too. */
  private SegmentCoder coder;

  private LiveScene coderScene;

  /** The number of the run that the page's last request belongs to. */
  private volatile int run;

  /** A request for the frames {@code from, from + step, …} of a scene. */
  record Wish(int run, int index, long from, int step, int count, double scale) {}

  public SegmentSender(
      Outbox outbox,
      Executor executor,
      Supplier<LiveScene> scene,
      SegmentCache cache,
      Consumer<Throwable> failed) {
    this.outbox = outbox;
    this.cache = cache;
    this.wishes = new WishQueue<>(MAX_WAITING, executor, scene, this, failed);
  }

  /** Takes a page's call. */
  public void want(JsonNode call) {
    Wish wish =
        new Wish(
            call.path("run").asInt(),
            call.path("index").asInt(),
            Math.max(0, call.path("frame").asLong()),
            call.path("step").asInt(1),
            Math.max(1, Math.min(MAX_FRAMES, call.path("count").asInt(1))),
            PictureSender.scale(call));
    run = wish.run();
    wishes.add(wish.run(), wish);
  }

  @Override
  public void fulfil(LiveScene from, Wish wish) {
    List<Frame> frames = frames(from, wish);
    if (frames.isEmpty()) {
      return;
    }
    int width = even(from.settings().width() / wish.scale());
    int height = even(from.settings().height() / wish.scale());
    if (coder == null || coderScene != from || coder.width() != width || coder.height() != height) {
      free();
      coder = new SegmentCoder(from.settings(), width, height, cache);
      coderScene = from;
    }
    outbox.send(message(wish, frames.size(), coder.code(frames)));
  }

  /** Returns the nearest side that a video can have. */
  public static int even(double side) {
    return Math.max(MIN_SIDE, 2 * (int) Math.round(side / 2));
  }

  /** Returns the requested frames, as far as they exist. */
  private List<Frame> frames(LiveScene from, Wish wish) {
    List<Frame> frames = new ArrayList<>();
    long number = wish.from();
    while (frames.size() < wish.count() && number >= 0) {
      try {
        Optional<Frame> frame = from.frameWithin(number, CHECK_INTERVAL);
        while (frame.isEmpty() && wish.run() == run) {
          frame = from.frameWithin(number, CHECK_INTERVAL);
        }
        if (frame.isEmpty()) {
          return List.of(); // The page has stopped or jumped, so it does not need these frames.
        }
        frames.add(frame.get());
      } catch (UsageException e) {
        return frames; // The scene ends here.
      }
      number += wish.step();
    }
    return frames;
  }

  private ByteBuffer message(Wish wish, int count, SegmentCoder.CodedSegment segment) {
    int size = Integer.BYTES * HEADER + segment.configuration().length;
    for (SegmentCoder.Sample sample : segment.samples()) {
      size += Integer.BYTES * SAMPLE_HEADER + sample.data().length;
    }
    ByteBuffer message = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    message.putInt(KIND).putInt(wish.run()).putInt(wish.index()).putInt(count);
    message.putInt(coder.width()).putInt(coder.height());
    message.putInt(segment.configuration().length).putInt(segment.samples().size());
    message.put(segment.configuration());
    for (SegmentCoder.Sample sample : segment.samples()) {
      message.putInt(sample.data().length).putInt(sample.frame()).putInt(sample.key() ? 1 : 0);
      message.put(sample.data());
    }
    return message.flip();
  }

  @Override
  public void free() {
    if (coder != null) {
      coder.close();
      coder = null;
      coderScene = null;
    }
  }

  @Override
  public void close() {
    wishes.close();
  }
}

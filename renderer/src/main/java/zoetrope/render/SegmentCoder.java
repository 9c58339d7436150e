package zoetrope.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zoetrope.frame.Frame;
import zoetrope.internal.render.cache.CachedSegments;
import zoetrope.internal.render.cache.FrameHasher;
import zoetrope.internal.render.cache.SegmentLibrary;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.SegmentDrawer;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.internal.video.segment.Segment;
import zoetrope.output.Coding;
import zoetrope.output.OutputFormat;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.RenderSettings;

/**
 * Codes the frames of a {@link Preview} as closed segments of H.264, as films have them, for a
 * decoder that shows them at once. What stays from one segment to the next is not drawn again. For
 * one thread at a time.
 */
public final class SegmentCoder implements AutoCloseable {
  private final VideoSettings video;
  private final SegmentEncoders encoders = new SegmentEncoders();
  private final RenderContext context;
  private final Optional<CachedSegments<Segment>> kept;

  /**
   * A coder of pictures of {@code width x height} pixels, at the rate and quality of {@code
   * settings}.
   *
   * @throws IllegalArgumentException for an odd side, or one below 16
   */
  public SegmentCoder(RenderSettings settings, int width, int height) {
    this(settings, width, height, SegmentCache.none());
  }

  /**
   * The same, which takes segments from {@code cache} and keeps there what it draws.
   *
   * @throws IllegalArgumentException for an odd side, or one below 16
   */
  public SegmentCoder(RenderSettings settings, int width, int height, SegmentCache cache) {
    this.video =
        VideoSettings.of(width, height, settings.rate())
            .withEncoding(settings.crf(), settings.preset())
            .with(Coding.DEFAULT.in(OutputFormat.MP4));
    OutputFormat.MP4.checkSize(width, height);
    this.context = new RenderContext(width, height);
    this.kept = cache.unwrap(SegmentLibrary.class).segments(Segment.FORM, video, OutputFormat.MP4);
  }

  /** The width of the pictures in pixels. */
  public int width() {
    return video.width();
  }

  /** The height of the pictures in pixels. */
  public int height() {
    return video.height();
  }

  /**
   * A coded picture.
   *
   * @param data NAL units, each after its length in four bytes
   * @param frame its place among the frames that were coded, from 0
   * @param key whether decoding can start here
   */
  public record Sample(byte[] data, int frame, boolean key) {}

  /**
   * A closed segment.
   *
   * @param configuration the decoder's, an AVCDecoderConfigurationRecord (ISO/IEC 14496-15)
   * @param samples in the order of decoding, the first a key frame
   */
  public record CodedSegment(byte[] configuration, List<Sample> samples) {}

  /**
   * Codes frames, which need not follow one another in their scene.
   *
   * @throws IllegalArgumentException when there are none
   */
  public CodedSegment code(List<Frame> frames) {
    Segment segment = segment(frames);
    List<Sample> samples = new ArrayList<>();
    segment.forEachPacket(
        (data, from, length, pts, key) ->
            samples.add(
                new Sample(
                    Arrays.copyOfRange(data, from, from + length), Math.toIntExact(pts), key)));
    return new CodedSegment(segment.decoderConfiguration(), samples);
  }

  private Segment segment(List<Frame> frames) {
    if (kept.isEmpty()) {
      return drawn(frames);
    }
    FrameHasher hasher = new FrameHasher();
    frames.forEach(frame -> hasher.add(frame, 1));
    String hash = hasher.finish();
    Optional<Segment> known = kept.get().find(hash);
    Segment segment = known.orElseGet(() -> drawn(frames));
    if (known.isEmpty()) {
      kept.get().keep(hash, segment, frames.size() + " frames of a preview");
    }
    return segment;
  }

  private Segment drawn(List<Frame> frames) {
    try (PictureEncoder encoder = encoders.open(video)) {
      return SegmentDrawer.draw(frames, encoder, context);
    }
  }

  /** Frees what was kept. */
  @Override
  public void close() {
    context.close();
  }
}

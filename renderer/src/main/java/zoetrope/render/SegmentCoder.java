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
 * An encoder of frames of a {@link Preview} as H.264 segments, like those of videos, so that a
 * decoder can show them immediately. A segment begins with a key frame and does not refer to other
 * segments. Areas that do not change from one segment to the next are not drawn again. Not
 * thread-safe.
 */
public final class SegmentCoder implements AutoCloseable {
  private final VideoSettings video;
  private final SegmentEncoders encoders = new SegmentEncoders();
  private final RenderContext context;
  private final Optional<CachedSegments<Segment>> segments;

  /**
   * Creates an encoder of frames of {@code width x height} pixels, with the frame rate and quality
   * of {@code settings}.
   *
   * @throws IllegalArgumentException for an odd side, or one below 16
   */
  public SegmentCoder(RenderSettings settings, int width, int height) {
    this(settings, width, height, SegmentCache.none());
  }

  /**
   * Creates an encoder that uses a cache of segments.
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
    this.segments =
        cache.unwrap(SegmentLibrary.class).segments(Segment.FORM, video, OutputFormat.MP4);
  }

  public int width() {
    return video.width();
  }

  public int height() {
    return video.height();
  }

  /**
   * An encoded frame.
   *
   * @param data the frame's NAL units, each preceded by its length in four bytes
   * @param frame the frame's index among the frames of the segment, from 0
   * @param key whether it is a key frame, so that decoding can start there
   */
  public record Sample(byte[] data, int frame, boolean key) {}

  /**
   * A closed segment.
   *
   * @param configuration the decoder's configuration, an AVCDecoderConfigurationRecord (ISO/IEC
   *     14496-15)
   * @param samples the encoded frames in decoding order; the first is a key frame
   */
  public record CodedSegment(byte[] configuration, List<Sample> samples) {}

  /**
   * Encodes frames, which need not be consecutive in their scene.
   *
   * @throws IllegalArgumentException if there are no frames
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
    if (segments.isEmpty()) {
      return drawn(frames);
    }
    FrameHasher hasher = new FrameHasher();
    frames.forEach(frame -> hasher.add(frame, 1));
    String hash = hasher.finish();
    Optional<Segment> known = segments.get().find(hash);
    Segment segment = known.orElseGet(() -> drawn(frames));
    if (known.isEmpty()) {
      segments.get().keep(hash, segment, frames.size() + " frames of a preview");
    }
    return segment;
  }

  private Segment drawn(List<Frame> frames) {
    try (PictureEncoder encoder = encoders.open(video)) {
      return SegmentDrawer.draw(frames, encoder, context);
    }
  }

  /** Releases cached data. */
  @Override
  public void close() {
    context.close();
  }
}

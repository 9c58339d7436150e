package zoetrope.internal.video.encode;

import java.io.ByteArrayOutputStream;
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicReferenceArray;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.ffmpeg.PlanarFrame;
import zoetrope.internal.video.h264.DeltaEncoder;
import zoetrope.internal.video.h264.SliceRelocator;
import zoetrope.internal.video.h264.YuvPicture;
import zoetrope.internal.video.segment.H264Headers;

/**
 * Encodes detailed key frames that are followed by small changes. Each key frame is cut into slices
 * of the full width, which x264 encodes separately, like pictures. The bytes of a slice depend only
 * on its pixels. So a slice with the same pixels as in the last key frame is taken from the cache.
 * For example, if something moves on a page of small print, later key frames take little time. The
 * output does not depend on the content of the cache. Safe for several threads.
 */
final class KeyframeSliceCache {
  /**
   * The number of rows of macroblocks in a slice. More slices would take longer and make files
   * larger, because each slice opens an instance of x264 and cannot be predicted from other slices.
   */
  private static final int ROWS_PER_SLICE = 8;

  private final VideoSettings settings;
  private final H264Headers headers;
  private final AtomicReferenceArray<Slice> latest;

  /**
   * An encoded slice of a key frame, as wide as the picture.
   *
   * @param source the slice's samples before encoding
   * @param units the slice's NAL units, each preceded by its length
   * @param decoded the slice's samples as decoders reconstruct them
   * @param unrefined the macroblocks that must be encoded with better quality if they do not change
   *     in later pictures; see {@link DeltaEncoder}
   */
  private record Slice(YuvPicture source, byte[] units, YuvPicture decoded, BitSet unrefined) {}

  KeyframeSliceCache(VideoSettings settings, H264Headers headers) {
    this.settings = settings;
    this.headers = headers;
    this.latest =
        new AtomicReferenceArray<>((rows(settings) + ROWS_PER_SLICE - 1) / ROWS_PER_SLICE);
  }

  private static int rows(VideoSettings settings) {
    return (settings.height() + YuvPicture.MACROBLOCK - 1) / YuvPicture.MACROBLOCK;
  }

  /**
   * Whether more than half of a picture's macroblocks are textured. For other pictures, opening
   * x264 for each slice would take about as long as encoding the whole picture with x264.
   */
  static boolean isWorthSlicing(YuvPicture picture) {
    return 2 * picture.countTextured() > picture.columns() * picture.rows();
  }

  VideoSettings settings() {
    return settings;
  }

  H264Headers headers() {
    return headers;
  }

  /**
   * Encodes a key frame.
   *
   * @param picture the picture, padded to whole macroblocks
   * @param sample receives the NAL units, each preceded by its length
   * @param decoded receives the reconstruction
   * @return the macroblocks that must be encoded with better quality if they do not change in later
   *     pictures
   */
  BitSet encode(YuvPicture picture, ByteArrayOutputStream sample, YuvPicture decoded) {
    BitSet unrefined = new BitSet();
    for (int i = 0; i < latest.length(); i++) {
      int row = i * ROWS_PER_SLICE;
      Slice cached = latest.get(i);
      if (cached == null || !picture.rowsEqual(row, cached.source())) {
        cached = encode(picture.rows(row, Math.min(ROWS_PER_SLICE, picture.rows() - row)), row);
        latest.set(i, cached);
      }
      sample.write(cached.units(), 0, cached.units().length);
      decoded.setRows(row, cached.decoded());
      cached.unrefined().stream().forEach(mb -> unrefined.set(row * picture.columns() + mb));
    }
    return unrefined;
  }

  private Slice encode(YuvPicture slice, int row) {
    VideoSettings alone = settings.ofSlice(slice.codedWidth(), slice.codedHeight());
    ByteArrayOutputStream units = new ByteArrayOutputStream();
    YuvPicture decoded = new YuvPicture(slice.width(), slice.height());
    try (CodecEncoder encoder = CodecEncoder.open(Codec.h264(alone), alone, true);
        PlanarFrame frame = PlanarFrame.copy(slice, alone.width(), alone.height())) {
      H264Headers sliceHeaders = H264Headers.of(encoder.headers(), encoder.delay());
      if (!sliceHeaders.picture().equals(headers.picture())) {
        throw new VideoException("x264 codes slices by other parameters; this should not happen");
      }
      SliceRelocator move =
          new SliceRelocator(
              sliceHeaders.sequence(),
              headers.sequence(),
              sliceHeaders.picture(),
              row * slice.columns());
      PacketSink sink = (stream, number, key) -> move.append(stream, units);
      encoder.encode(frame.frame(), 0, sink);
      encoder.flush(sink);
      encoder.readLastReconstruction(decoded);
    }
    BitSet unrefined = DeltaEncoder.unrefined(slice, decoded, settings.fineQuantizer());
    return new Slice(slice, units.toByteArray(), decoded, unrefined);
  }
}

package zoetrope.internal.video;

import java.io.ByteArrayOutputStream;
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicReferenceArray;
import zoetrope.internal.video.h264.DeltaEncoder;
import zoetrope.internal.video.h264.YuvPicture;

/**
 * Codes the key frames of a film that are full of detail, where pictures go on from them that
 * change little: in slices across the picture, each of which x264 codes by itself, as if it were a
 * picture. So a slice depends on its own pixels alone, and one that looks as it did in the last key
 * frame is taken from there: a page of small print on which something moves costs x264 hardly
 * anything from its second key frame on. Whether a slice was there changes no byte. Safe for
 * several threads.
 */
final class KeyframeSliceCache {
  /** Rows of macroblocks in a slice: each costs another start of x264 and some prediction. */
  private static final int ROWS = 8;

  private final VideoSettings settings;
  private final H264Headers headers;
  private final AtomicReferenceArray<KeyframeSlice> latest;

  /** No slice yet of a film with such headers. */
  KeyframeSliceCache(VideoSettings settings, H264Headers headers) {
    this.settings = settings;
    this.headers = headers;
    this.latest = new AtomicReferenceArray<>((rows(settings) + ROWS - 1) / ROWS);
  }

  private static int rows(VideoSettings settings) {
    return (settings.height() + YuvPicture.MACROBLOCK - 1) / YuvPicture.MACROBLOCK;
  }

  /**
   * Whether a picture is so full that slices pay. Where more than half of it is even, x264 codes
   * all of it in about the time that its starts for the slices would take.
   */
  static boolean suit(YuvPicture picture) {
    return 2 * picture.uneven() > picture.columns() * picture.rows();
  }

  VideoSettings settings() {
    return settings;
  }

  H264Headers headers() {
    return headers;
  }

  /**
   * Codes a key frame.
   *
   * @param picture what it shows, with all that is not shown
   * @param sample takes the slices, each with its length before it
   * @param decoded takes the picture as decoders will have it
   * @return the macroblocks that are to be coded once more if they stay
   */
  BitSet code(YuvPicture picture, ByteArrayOutputStream sample, YuvPicture decoded) {
    BitSet rough = new BitSet();
    for (int i = 0; i < latest.length(); i++) {
      int row = i * ROWS;
      KeyframeSlice slice = latest.get(i);
      if (slice == null || !picture.hasRows(row, slice.source())) {
        slice = code(picture.rows(row, Math.min(ROWS, picture.rows() - row)), row);
        latest.set(i, slice);
      }
      sample.write(slice.units(), 0, slice.units().length);
      decoded.setRows(row, slice.decoded());
      slice.rough().stream().forEach(mb -> rough.set(row * picture.columns() + mb));
    }
    return rough;
  }

  /** Codes a strip that begins in a row of macroblocks. */
  private KeyframeSlice code(YuvPicture strip, int row) {
    VideoSettings alone = settings.ofSlice(strip.codedWidth(), strip.codedHeight());
    ByteArrayOutputStream units = new ByteArrayOutputStream();
    YuvPicture decoded = new YuvPicture(strip.width(), strip.height());
    try (CodecEncoder encoder = CodecEncoder.open(Codec.h264(alone), alone, true);
        PlanarFrame frame = PlanarFrame.copy(strip, alone.width(), alone.height())) {
      H264Headers own = H264Headers.of(encoder.headers(), encoder.delay());
      SliceRelocator move = new SliceRelocator(own, headers, row * strip.columns());
      PacketSink sink = (stream, number, key) -> move.append(stream, units);
      encoder.encode(frame.frame(), 0, sink);
      encoder.flush(sink);
      encoder.readLastPicture(decoded);
    }
    BitSet rough = DeltaEncoder.rough(strip, decoded, settings.restingQuantizer());
    return new KeyframeSlice(strip, units.toByteArray(), decoded, rough);
  }
}

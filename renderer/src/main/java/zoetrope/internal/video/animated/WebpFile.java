package zoetrope.internal.video.animated;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Map;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.still.RiffChunk;
import zoetrope.internal.video.still.Webp;
import zoetrope.internal.video.still.Xmp;

/** Writes the bytes of an animated WebP that loops forever (RFC 9649, 2.7.1). */
record WebpFile(VideoSettings settings, Map<String, String> tags) implements PictureFile {
  private static final int ANIMATION = 1 << 1;
  private static final int XMP = 1 << 2;
  private static final int ALPHA = 1 << 4;

  /** The flag of an image that replaces the previous content of its area. */
  private static final int NO_BLENDING = 1 << 1;

  private static final long MAX_BYTES = (1L << 32) - 10;

  @Override
  public int ticks() {
    return 1000;
  }

  @Override
  public int longest() {
    return (1 << 24) - 1;
  }

  @Override
  public byte[] head(byte[] first) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(RiffChunk.head(RiffChunk.HEAD));
    int alpha = settings.coding().transparent() ? ALPHA : 0;
    int xmp = tags.isEmpty() ? 0 : XMP;
    RiffChunk.features(ANIMATION | xmp | alpha, settings.width(), settings.height()).write(out);
    new RiffChunk("ANIM", new byte[6]).write(out); // No background, infinite loop.
    return out.toByteArray();
  }

  @Override
  public byte[] picture(PictureSegment.Part part, long ticks) {
    ByteArrayOutputStream body = new ByteArrayOutputStream(part.file().length + 100);
    ByteBuffer frame = ByteBuffer.allocate(16);
    RiffChunk.put24(frame, part.x() / 2);
    RiffChunk.put24(frame, part.y() / 2);
    RiffChunk.put24(frame, part.width() - 1);
    RiffChunk.put24(frame, part.height() - 1);
    RiffChunk.put24(frame, (int) ticks);
    body.writeBytes(frame.put((byte) NO_BLENDING).array());
    Webp.picture(part.file()).forEach(chunk -> chunk.write(body));
    ByteArrayOutputStream out = new ByteArrayOutputStream(body.size() + 8);
    new RiffChunk("ANMF", body.toByteArray()).write(out);
    return out.toByteArray();
  }

  @Override
  public byte[] tail() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    if (!tags.isEmpty()) {
      Xmp.chunk(tags).write(out);
    }
    return out.toByteArray();
  }

  @Override
  public Correction correction(long bytes) {
    if (bytes > MAX_BYTES) {
      throw new VideoException(
          "a WebP file has at most 4 GB, but this video has "
              + bytes
              + " bytes: choose another format");
    }
    return new Correction(0, RiffChunk.head(bytes));
  }
}

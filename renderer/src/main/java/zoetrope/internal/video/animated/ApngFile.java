package zoetrope.internal.video.animated;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.still.PngChunk;
import zoetrope.internal.video.still.PngTexts;

/**
 * Writes the bytes of an animated PNG that loops forever (PNG Specification, Third Edition,
 * 11.3.2).
 */
final class ApngFile implements PictureFile {
  private static final int MAX_SHORT = 65_535;

  /** The number of ticks per second, if the numerator of the frame rate has more than 16 bits. */
  private static final int DEFAULT_TICKS = 10_000;

  private final int ticks;
  private final Map<String, String> tags;
  private int sequence;
  private int pictures;
  private long control;

  ApngFile(FrameRate rate, Map<String, String> tags) {
    this.ticks = rate.numerator() <= MAX_SHORT ? rate.numerator() : DEFAULT_TICKS;
    this.tags = tags;
  }

  @Override
  public int ticks() {
    return ticks;
  }

  @Override
  public int longest() {
    return MAX_SHORT;
  }

  @Override
  public byte[] head(byte[] first) {
    byte[] tagged = PngTexts.with(tags, first);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(tagged, 0, PngChunk.SIGNATURE);
    for (PngChunk chunk : PngChunk.read(tagged)) {
      if (chunk.type().equals("IDAT")) {
        break;
      }
      chunk.write(out);
    }
    control = out.size();
    control(out);
    return out.toByteArray();
  }

  private void control(ByteArrayOutputStream out) {
    byte[] body = ByteBuffer.allocate(8).putInt(pictures).putInt(0).array();
    new PngChunk("acTL", body).write(out);
  }

  @Override
  public byte[] picture(PictureSegment.Part part, long delay) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(part.file().length + 100);
    ByteBuffer frame = ByteBuffer.allocate(26).putInt(sequence++);
    frame.putInt(part.width()).putInt(part.height()).putInt(part.x()).putInt(part.y());
    frame.putShort((short) delay).putShort((short) ticks);
    // The last two bytes stay 0: dispose operation none, blend operation source.
    new PngChunk("fcTL", frame.array()).write(out);
    List<PngChunk> all = PngChunk.read(part.file());
    all.stream().filter(chunk -> chunk.type().equals("IDAT")).forEach(data -> write(data, out));
    pictures++;
    return out.toByteArray();
  }

  private void write(PngChunk data, ByteArrayOutputStream out) {
    if (pictures == 0) {
      data.write(out);
      return;
    }
    ByteBuffer numbered = ByteBuffer.allocate(data.body().length + 4);
    numbered.putInt(sequence++).put(data.body());
    new PngChunk("fdAT", numbered.array()).write(out);
  }

  @Override
  public byte[] tail() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new PngChunk("IEND", new byte[0]).write(out);
    return out.toByteArray();
  }

  @Override
  public Correction correction(long bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    control(out);
    return new Correction(control, out.toByteArray());
  }
}

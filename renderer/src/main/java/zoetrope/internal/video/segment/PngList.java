package zoetrope.internal.video.segment;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** Successive frames as PNG files, each with the number of frames that show it. Immutable. */
public final class PngList {
  /** The binary form of lists of images. */
  public static final SegmentForm<PngList> FORM = new Form();

  /** "ZPL" and the version. */
  private static final int MAGIC = 0x5a504c02;

  private final List<Picture> pictures;

  private PngList(List<Picture> pictures) {
    this.pictures = List.copyOf(pictures);
  }

  /**
   * An image.
   *
   * @param count the number of frames that show it
   */
  public record Picture(long count, byte[] png) {}

  /** Returns the images in order. */
  public List<Picture> pictures() {
    return pictures;
  }

  /** Collects images. */
  public static final class Builder {
    private final List<Picture> pictures = new ArrayList<>();

    /**
     * Adds the next frame. If the array is the same as in the last call, the last image is
     * repeated.
     */
    public void add(byte[] png) {
      int last = pictures.size() - 1;
      if (last >= 0 && pictures.get(last).png() == png) {
        pictures.set(last, new Picture(pictures.get(last).count() + 1, png));
      } else {
        pictures.add(new Picture(1, png));
      }
    }

    public PngList build() {
      return new PngList(pictures);
    }
  }

  /**
   * A magic number, the number of images, and for each image its number of frames, the length of
   * its file and the file.
   */
  private static final class Form implements SegmentForm<PngList> {
    @Override
    public long frames(PngList list) {
      return list.pictures.stream().mapToLong(Picture::count).sum();
    }

    @Override
    public void write(PngList list, OutputStream target) throws IOException {
      DataOutputStream out = new DataOutputStream(target);
      out.writeInt(MAGIC);
      out.writeInt(list.pictures.size());
      for (Picture picture : list.pictures) {
        out.writeLong(picture.count());
        out.writeInt(picture.png().length);
        out.write(picture.png());
      }
      out.flush();
    }

    @Override
    public PngList read(InputStream source) throws IOException {
      DataInputStream in = new DataInputStream(source);
      if (in.readInt() != MAGIC) {
        throw new IOException("this is not a list of images, or it has another version");
      }
      int count = in.readInt();
      List<Picture> pictures = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        pictures.add(new Picture(in.readLong(), SegmentFile.bytes(in)));
      }
      return new PngList(pictures);
    }
  }
}

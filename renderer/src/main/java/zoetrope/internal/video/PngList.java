package zoetrope.internal.video;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** Successive frames as PNG files, each with the frames that show it. Immutable. */
public final class PngList {
  /** "ZPL" and the version. */
  private static final int MAGIC = 0x5a504c01;

  private final List<Picture> pictures;

  private PngList(List<Picture> pictures) {
    this.pictures = List.copyOf(pictures);
  }

  /**
   * A picture.
   *
   * @param number of its first frame in the scene
   * @param count of frames that show it
   */
  public record Picture(long number, long count, byte[] png) {}

  /** The pictures in order. */
  public List<Picture> pictures() {
    return pictures;
  }

  /** Collects pictures. */
  public static final class Builder {
    private final List<Picture> pictures = new ArrayList<>();

    /** Adds a frame; one that follows the last and has the same array shows the same. */
    public void add(long number, byte[] png) {
      Picture last = pictures.isEmpty() ? null : pictures.get(pictures.size() - 1);
      if (last != null && last.png() == png && last.number() + last.count() == number) {
        pictures.set(pictures.size() - 1, new Picture(last.number(), last.count() + 1, png));
      } else {
        pictures.add(new Picture(number, 1, png));
      }
    }

    /** The list. */
    public PngList build() {
      return new PngList(pictures);
    }
  }

  /** A magic number, how many pictures there are, and of each its frames and its file. */
  static final class Form implements SegmentForm<PngList> {
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
        out.writeLong(picture.number());
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
        throw new IOException("these are no pictures, or pictures of another version");
      }
      int count = in.readInt();
      List<Picture> pictures = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        pictures.add(new Picture(in.readLong(), in.readLong(), SegmentFile.bytes(in)));
      }
      return new PngList(pictures);
    }
  }
}

package zoetrope.internal.render.cache;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameSize;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/**
 * Adds the values of items to a hash, in a form that could be decoded: lengths come before
 * elements, and null has a mark. So different values are different messages.
 *
 * <p>Large values have a parameter {@code before}: the value at this position in the previous
 * frame, or null. If both are the same object, only a mark is added.
 */
record ValueHasher(SipHash hash, PictureHashes pictures) {
  private static final long ABSENT = 0;
  private static final long PRESENT = 1;
  private static final long SAME = 2;

  /** The image of the z axis under a map that changes only x and y. */
  private static final Vec OUTWARD = Vec.of(0, 0, 1);

  void word(long word) {
    hash.put(word);
  }

  void number(double number) {
    hash.put(number);
  }

  void flag(boolean flag) {
    hash.put(flag ? 1L : 0L);
  }

  void constant(Enum<?> constant) {
    hash.put((long) constant.ordinal());
  }

  /**
   * Adds a mark for a value: null, the same object as {@code before}, or another value. Returns
   * whether the caller must add the value, too.
   */
  boolean follows(Object value, Object before) {
    hash.put(value == null ? ABSENT : value == before ? SAME : PRESENT);
    return value != null && value != before;
  }

  void numbers(double[] numbers) {
    hash.put((long) numbers.length);
    hash.putAll(numbers);
  }

  void numbers(double[] numbers, double[] before) {
    if (follows(numbers, before)) {
      numbers(numbers);
    }
  }

  void integers(int[] integers, int[] before) {
    if (follows(integers, before)) {
      hash.put((long) integers.length);
      hash.putAll(integers);
    }
  }

  void flags(boolean[] flags) {
    hash.put((long) flags.length);
    for (boolean flag : flags) {
      flag(flag);
    }
  }

  void integers(List<Integer> integers) {
    hash.put((long) integers.size());
    integers.forEach(integer -> hash.put((long) integer));
  }

  void numbers(List<Double> numbers) {
    hash.put((long) numbers.size());
    numbers.forEach(number -> hash.put((double) number));
  }

  void vec(Vec vec) {
    number(vec.x());
    number(vec.y());
    number(vec.z());
  }

  void bounds(Bounds bounds) {
    vec(bounds.min());
    vec(bounds.max());
  }

  /** Adds a map. Six numbers are enough for a map that changes only x and y, as most maps do. */
  void affine(Affine map) {
    Vec x = map.column(0);
    Vec y = map.column(1);
    Vec z = map.column(2);
    Vec t = map.translation();
    boolean plane = z.equals(OUTWARD) && (bits(x.z()) | bits(y.z()) | bits(t.z())) == 0;
    flag(plane);
    if (plane) {
      number(x.x());
      number(x.y());
      number(y.x());
      number(y.y());
      number(t.x());
      number(t.y());
    } else {
      vec(x);
      vec(y);
      vec(z);
      vec(t);
    }
  }

  private static long bits(double number) {
    return Double.doubleToRawLongBits(number);
  }

  void color(Color color) {
    number(color.red());
    number(color.green());
    number(color.blue());
    number(color.alpha());
  }

  void camera(Camera camera) {
    vec(camera.center());
    number(camera.height());
    quaternion(camera.orientation());
    number(camera.fieldOfView());
  }

  private void quaternion(Quaternion turn) {
    number(turn.w());
    number(turn.x());
    number(turn.y());
    number(turn.z());
  }

  void size(FrameSize size) {
    number(size.width());
    number(size.height());
  }

  void path(Path path, Path before) {
    if (!follows(path, before)) {
      return;
    }
    word(path.subpathCount());
    for (int k = 0; k < path.subpathCount(); k++) {
      word(path.subpathStart(k + 1));
      flag(path.isClosed(k));
    }
    numbers(path.coordinates());
  }

  void polygons(Polygons polygons, Polygons before) {
    if (!follows(polygons, before)) {
      return;
    }
    word(polygons.size());
    for (int i = 0; i < polygons.size(); i++) {
      word(polygons.start(i));
      word(polygons.cornerCount(i));
    }
    numbers(polygons.points());
    int[] vertices = polygons.vertices();
    word(vertices == null ? 0 : 1);
    for (int k = 0; vertices != null && k < vertices.length; k++) {
      word(vertices[k]);
    }
  }

  void picture(RasterImage picture, RasterImage before) {
    if (follows(picture, before)) {
      word(picture.width());
      word(picture.height());
      SipHash.Sum pixels = pictures.of(picture);
      word(pixels.first());
      word(pixels.second());
    }
  }
}

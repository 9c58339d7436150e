package zoetrope.internal.vector.film;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;

/** The different paths of a segment. A path that is drawn at several positions is stored once. */
final class PathTable {
  /**
   * The minimum extent of a stored path in its units, so that the path stays precise if it is
   * enlarged a little.
   */
  private static final double MIN_EXTENT = 512;

  /** A path is stored again if it becomes larger than its units by more than this factor. */
  private static final double MAX_GROWTH = 2.5;

  private final double unitsPerPixel;
  private final List<byte[]> paths = new ArrayList<>();
  private final List<PathForm> forms = new ArrayList<>();
  private final Map<ByteBuffer, Integer> byContent = new HashMap<>();
  private final Map<Path, Entry> byPath = new IdentityHashMap<>();

  /**
   * A path in the table.
   *
   * @param scale the units of the stored path per unit of the path's own coordinates
   */
  record Entry(int id, double scale) {}

  PathTable(double unitsPerPixel) {
    this.unitsPerPixel = unitsPerPixel;
  }

  List<byte[]> paths() {
    return paths;
  }

  PathForm form(int id) {
    return forms.get(id);
  }

  /** Whether the path is stored, and fine enough for its place. */
  boolean has(Path path, Affine place) {
    Entry entry = byPath.get(path);
    return entry != null && isFineEnough(entry, place);
  }

  /** Whether an equal path, with equal units, is stored. */
  boolean hasContent(Path path, Affine place) {
    byte[] bytes = PathForm.of(path, scale(path, place)).toBytes();
    return byContent.containsKey(ByteBuffer.wrap(bytes));
  }

  private boolean isFineEnough(Entry entry, Affine place) {
    return growth(place) <= MAX_GROWTH * entry.scale();
  }

  /** Returns the entry of a path, which is added if it is missing or too coarse for its place. */
  Entry entry(Path path, Affine place) {
    Entry known = byPath.get(path);
    if (known != null && isFineEnough(known, place)) {
      return known;
    }
    Entry entry = add(path, scale(path, place));
    byPath.put(path, entry);
    return entry;
  }

  private Entry add(Path path, double scale) {
    PathForm form = PathForm.of(path, scale);
    byte[] bytes = form.toBytes();
    Integer id = byContent.putIfAbsent(ByteBuffer.wrap(bytes), paths.size());
    if (id == null) {
      id = paths.size();
      paths.add(bytes);
      forms.add(form);
    }
    return new Entry(id, scale);
  }

  /** Returns the frame's units per unit of the path where the map enlarges most. */
  private double growth(Affine place) {
    return unitsPerPixel * Math.max(place.column(0).length(), place.column(1).length());
  }

  /** Returns a power of two, so that equal paths of slightly different sizes are stored once. */
  private double scale(Path path, Affine place) {
    Bounds box = path.bounds();
    double extent = Math.max(box.max().x() - box.min().x(), box.max().y() - box.min().y());
    double wanted = growth(place);
    double least = extent > 0 ? MIN_EXTENT / extent : 1;
    double scale = Math.max(wanted, least);
    return scale < 1e9 ? Math.scalb(1, Math.getExponent(scale) + 1) : 1e9;
  }
}

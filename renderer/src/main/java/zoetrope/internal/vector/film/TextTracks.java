package zoetrope.internal.vector.film;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.internal.diagnostics.Json;

/** The texts of the variants of a film. Lines and tracks that variants share are stored once. */
final class TextTracks {
  private final Map<Object, Integer> lines = new LinkedHashMap<>();
  private final Map<List<Integer>, Integer> tracks = new LinkedHashMap<>();

  /** Adds the lines of a variant, as JSON values, and returns the number of its track. */
  int add(List<Object> variant) {
    List<Integer> runs = new ArrayList<>(); // The first line and the length of each run.
    int next = -1;
    for (Object line : variant) {
      Integer known = lines.putIfAbsent(line, lines.size());
      int number = known == null ? lines.size() - 1 : known;
      if (number != next) {
        runs.add(number);
        runs.add(0);
      }
      runs.set(runs.size() - 1, runs.get(runs.size() - 1) + 1);
      next = number + 1;
    }
    Integer known = tracks.putIfAbsent(runs, tracks.size());
    return known == null ? tracks.size() - 1 : known;
  }

  byte[] toBytes() {
    List<Object> all = List.of(List.copyOf(lines.keySet()), List.copyOf(tracks.keySet()));
    return Json.write(all).getBytes(StandardCharsets.UTF_8);
  }
}

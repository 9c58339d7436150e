package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.render.result.UsageException;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Time;

/**
 * Key frames of a scene that another renderer drew, in a folder with the scene's name. There are
 * two forms:
 *
 * <ul>
 *   <li>{@code index.csv} ({@code file, frame} from 1{@code , time_s, play_number} from 1) and
 *       {@code plays.csv} ({@code frames} of each play);
 *   <li>{@code plays.csv} ({@code n, t_end}) and images {@code 000.png}, {@code 001.png} and so on,
 *       in the same folder or in {@code all/}, which show the ends of the plays.
 * </ul>
 *
 * @param label the folder, relative to the folder that was searched
 * @param name the name of the scene
 * @param frames the key frames in order
 * @param lengths the run times of the plays, in seconds, each rounded up to whole frames
 */
record ReferenceScene(String label, String name, List<KeyFrame> frames, List<Double> lengths) {
  private static final double CLOSE = 1e-6;

  /**
   * An image and its time.
   *
   * @param file the image
   * @param play the number of the play, from 0
   * @param frame the number of the frame in the play, from 0. It equals {@code of} if the image
   *     shows the end of the play
   * @param of the number of frames of the play
   * @param rate frames per second
   */
  record KeyFrame(Path file, int play, long frame, long of, double rate) {
    /** Whether this key frame shows the end of the play. */
    boolean isEnd() {
      return frame == of;
    }

    /**
     * Returns the corresponding time in our play: the same number of seconds since its start. If
     * the run times differ, returns the same fraction of the play.
     */
    Time in(PlayRecord ours) {
      double length = ours.duration().seconds();
      boolean same = Math.abs(Math.ceil(length * rate - CLOSE) - of) <= 1;
      double seconds = same ? frame / rate : length * frame / of;
      return isEnd() ? ours.duration() : Time.of(Math.min(length, seconds));
    }
  }

  /**
   * Finds the scenes in a folder, at most three folders deep.
   *
   * @throws UsageException if there is none
   */
  static List<ReferenceScene> in(Path folder) {
    List<ReferenceScene> scenes = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder, 3)) {
      for (Path plays : files.filter(f -> f.endsWith("plays.csv")).sorted().toList()) {
        ReferenceScene scene = read(folder, plays.toAbsolutePath().normalize().getParent());
        if (!scene.frames.isEmpty()) {
          scenes.add(scene);
        }
      }
    } catch (IOException e) {
      throw new UsageException("the folder " + folder + " cannot be read: " + e.getMessage());
    }
    if (scenes.isEmpty()) {
      throw new UsageException(
          "in " + folder + " there are no key frames: expected SCENE/plays.csv and images");
    }
    return scenes;
  }

  private static ReferenceScene read(Path root, Path folder) throws IOException {
    String label = root.toAbsolutePath().normalize().relativize(folder).toString();
    String name = folder.getFileName().toString();
    List<Map<String, String>> plays = table(folder.resolve("plays.csv"));
    Path index = folder.resolve("index.csv");
    try {
      return Files.exists(index)
          ? indexed(label.isEmpty() ? name : label, name, plays, table(index), folder)
          : ends(label.isEmpty() ? name : label, name, plays, folder);
    } catch (NumberFormatException | NullPointerException | IndexOutOfBoundsException e) {
      throw new UsageException("the tables in " + folder + " cannot be parsed: " + e);
    }
  }

  private static ReferenceScene indexed(
      String label,
      String name,
      List<Map<String, String>> plays,
      List<Map<String, String>> index,
      Path folder) {
    List<Long> counts = plays.stream().map(row -> Long.valueOf(row.get("frames"))).toList();
    List<KeyFrame> frames = new ArrayList<>();
    double rate = 1;
    for (Map<String, String> row : index) {
      long number = Long.parseLong(row.get("frame"));
      rate = Math.rint(number / Double.parseDouble(row.get("time_s")) * 10) / 10;
      int play = Integer.parseInt(row.get("play_number")) - 1;
      long first = counts.subList(0, play).stream().mapToLong(Long::longValue).sum();
      Path file = folder.resolve(row.get("file"));
      if (Files.exists(file)) {
        frames.add(new KeyFrame(file, play, number - 1 - first, counts.get(play), rate));
      }
    }
    double perSecond = rate;
    return new ReferenceScene(
        label, name, frames, counts.stream().map(count -> count / perSecond).toList());
  }

  private static ReferenceScene ends(
      String label, String name, List<Map<String, String>> plays, Path folder) {
    Path all = folder.resolve("all");
    List<KeyFrame> frames = new ArrayList<>();
    for (int n = 0; n < plays.size(); n++) {
      String picture = String.format(java.util.Locale.ROOT, "%03d.png", n);
      Path file = (Files.isDirectory(all) ? all : folder).resolve(picture);
      if (Files.exists(file)) {
        frames.add(new KeyFrame(file, n, 1, 1, 1));
      }
    }
    List<Double> lengths = new ArrayList<>();
    double start = 0;
    for (Map<String, String> row : plays) {
      double end = Double.parseDouble(row.get("t_end"));
      lengths.add(end - start);
      start = end;
    }
    return new ReferenceScene(label, name, frames, lengths);
  }

  /** Returns the rows of a CSV table by column heads. Cells may be quoted. */
  private static List<Map<String, String>> table(Path file) throws IOException {
    List<List<String>> rows = Files.readAllLines(file).stream().map(ReferenceScene::cells).toList();
    List<Map<String, String>> table = new ArrayList<>();
    for (List<String> row : rows.subList(1, rows.size())) {
      Map<String, String> cells = new LinkedHashMap<>();
      for (int i = 0; i < Math.min(row.size(), rows.get(0).size()); i++) {
        cells.put(rows.get(0).get(i), row.get(i));
      }
      table.add(cells);
    }
    return table;
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (char c : line.toCharArray()) {
      if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString());
    return cells;
  }
}

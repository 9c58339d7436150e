package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.render.result.UsageException;
import zoetrope.tools.control.Control;
import zoetrope.tools.control.ControlTable;
import zoetrope.tools.pictures.ComparisonSheet;
import zoetrope.tools.pictures.Pixels;
import zoetrope.tools.pictures.PngFiles;
import zoetrope.tools.pictures.Similarity;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Compares the control scenes with the images that Manim's tests store: {@code tools/run
 * ControlFrames FOLDER -o sheets}.
 */
@Command(
    name = "ControlFrames",
    description = {
      "Draws the control scenes and compares them with frames of Manim Community's graphical"
          + " tests. These images are not part of the project: FOLDER must have a folder for each"
          + " module, with Name.png (the end) and Name-k.png (frame k).",
      "Exit code: 0 if each scene is similar enough or explained, 1 if one is not or has no"
          + " images, 2 for a usage error."
    })
public final class ControlFrames extends ToolLauncher.Tool {
  /** A person should look at a scene whose mean SSIM is below this. */
  private static final double MIN_SSIM = 0.97;

  @Parameters(index = "0", paramLabel = "FOLDER", description = "folder of the images")
  private Path folder;

  @Option(
      names = "--only",
      paramLabel = "PREFIX",
      defaultValue = "",
      description = "only scenes whose names begin with this, such as creation/ or creation/Fade")
  private String prefix;

  @Option(
      names = "-o",
      paramLabel = "DIR",
      description = "folder for a PNG of each comparison: the reference, our image, the difference")
  private Path sheets;

  public static void main(String[] args) {
    ToolLauncher.main(new ControlFrames(), args);
  }

  @Override
  public Integer call() {
    TreeMap<String, TreeMap<Integer, Path>> theirs = pictures();
    TreeMap<String, Control> ours = new TreeMap<>();
    for (Control control : ControlTable.all().controls()) {
      if (control.name().startsWith(prefix)) {
        ours.put(control.name(), control);
      }
    }
    TreeSet<String> missing = new TreeSet<>(theirs.keySet());
    missing.removeAll(ours.keySet());
    TextTable table = new TextTable("scene", "pictures", "least SSIM", "where drawn", "at");
    List<String> explained = new ArrayList<>();
    List<String> far = new ArrayList<>();
    for (Control control : ours.values()) {
      TreeMap<Integer, Path> files = theirs.get(control.name());
      if (files == null) {
        missing.add(control.name() + " (no picture)");
        continue;
      }
      Found found = compare(control, files);
      table.row(found.row(control, files.size()));
      if (!control.reason().isEmpty()) {
        explained.add(control.name() + ": " + control.reason());
      } else if (found.least < MIN_SSIM) {
        far.add(control.name());
      }
    }
    out.print(table);
    explained.forEach(out::println);
    missing.forEach(name -> out.println("has only images or only a scene: " + name));
    far.forEach(name -> out.println("below " + MIN_SSIM + ", not explained: " + name));
    return far.isEmpty() && missing.isEmpty() ? ToolLauncher.DONE : ToolLauncher.FAILED;
  }

  /** Returns the images by scene and frame. The last frame has the number -1. */
  private TreeMap<String, TreeMap<Integer, Path>> pictures() {
    TreeMap<String, TreeMap<Integer, Path>> found = new TreeMap<>();
    for (Path module : folders()) {
      for (Path file : PngFiles.in(module)) {
        String name = module.getFileName() + "/" + file.getFileName();
        String plain = name.substring(0, name.length() - ".png".length());
        String scene = plain.replaceFirst("-\\d{1,6}$", "");
        if (scene.startsWith(prefix)) {
          int frame =
              scene.equals(plain) ? -1 : Integer.parseInt(plain.substring(scene.length() + 1));
          found.computeIfAbsent(scene, s -> new TreeMap<>()).put(frame, file);
        }
      }
    }
    UsageException.require(
        !found.isEmpty(), "no folder in %s has a PNG whose name begins '%s'", folder, prefix);
    return found;
  }

  private List<Path> folders() {
    try (var files = Files.list(folder)) {
      return files.filter(Files::isDirectory).sorted().toList();
    } catch (IOException e) {
      throw new UsageException("the folder " + folder + " cannot be read: " + e.getMessage());
    }
  }

  private Found compare(Control control, TreeMap<Integer, Path> files) {
    List<int[]> pictures = control.pictures();
    Found found = new Found();
    files.forEach(
        (frame, file) -> {
          int index = frame < 0 ? pictures.size() - 1 : frame;
          if (index >= pictures.size()) {
            found.add(0, 0, "no frame " + frame);
            return;
          }
          Pixels theirs = PngFiles.read(file);
          if (theirs.width() != control.width() || theirs.height() != control.height()) {
            found.add(0, 0, "the images have different sizes");
            return;
          }
          String name = control.name() + (frame < 0 ? "" : "-" + frame);
          Pixels ours = new Pixels(name, control.width(), control.height(), pictures.get(index));
          Similarity similarity = new Similarity(theirs, ours);
          found.add(similarity.mean(), similarity.drawnMean(), frame < 0 ? "end" : "" + frame);
          writeSheet(theirs, ours);
        });
    int last = files.lastKey();
    if (last >= 0 && last != pictures.size() - 1) {
      found.add(0, 0, "our video has " + pictures.size() + " frames");
    }
    return found;
  }

  private void writeSheet(Pixels theirs, Pixels ours) {
    if (sheets == null) {
      return;
    }
    Path file = sheets.resolve(ours.name() + ".png");
    try {
      Files.createDirectories(file.getParent());
    } catch (IOException e) {
      throw new UsageException("the folder " + file.getParent() + " cannot be made");
    }
    ComparisonSheet.write(file, theirs, ours);
  }

  /** The worst image of a scene so far. */
  private static final class Found {
    private double least = 1;
    private double drawn = 1;
    private String at = "";

    String[] row(Control control, int files) {
      return new String[] {
        control.name(), "" + files, Numbers.fixed(least, 4), Numbers.fixed(drawn, 4), at
      };
    }

    void add(double ssim, double whereDrawn, String place) {
      drawn = Math.min(drawn, whereDrawn);
      if (ssim < least) {
        least = ssim;
        at = place;
      }
    }
  }
}

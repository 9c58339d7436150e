package zoetrope.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.tools.pictures.ComparisonSheet;
import zoetrope.tools.pictures.FrameSource;
import zoetrope.tools.pictures.PixelDifference;
import zoetrope.tools.pictures.Pixels;
import zoetrope.tools.text.Numbers;

/**
 * Compares images or videos: {@code tools/run CompareFrames before.mp4 after.mp4 --sheet
 * difference.png}.
 */
@Command(
    name = "CompareFrames",
    description = {
      "Compares two PNG files, folders of PNG files or films, frame by frame. Files of two folders"
          + " are paired by name, frames of films by their order.",
      "Exit code: 0 if all is equal, 1 if something differs, 2 for a usage error."
    })
public final class CompareFrames extends ToolLauncher.Tool {
  private static final int LISTED = 10;

  @Parameters(index = "0", paramLabel = "A", description = "a PNG, a folder of PNGs, or a video")
  private Path first;

  @Parameters(index = "1", paramLabel = "B", description = "the PNG, folder or video to compare")
  private Path second;

  @Option(
      names = "--sheet",
      paramLabel = "FILE",
      description = "writes a PNG of the first different frames and their difference")
  private Path sheet;

  private PixelDifference total = PixelDifference.NONE;
  private long compared;
  private long different;
  private boolean complete = true;

  public static void main(String[] args) {
    ToolLauncher.main(new CompareFrames(), args);
  }

  @Override
  public Integer call() {
    if (Files.isDirectory(first) && Files.isDirectory(second)) {
      compareFolders();
    } else {
      compareInOrder();
    }
    out.println(summary());
    return different == 0 && complete ? ToolLauncher.DONE : ToolLauncher.FAILED;
  }

  private void compareFolders() {
    // Both folders are opened only for the error message if one of them has no images.
    FrameSource.open(first).close();
    FrameSource.open(second).close();
    TreeSet<String> names = new TreeSet<>(names(first));
    names.addAll(names(second));
    for (String name : names) {
      Path a = first.resolve(name);
      Path b = second.resolve(name);
      if (!Files.exists(a) || !Files.exists(b)) {
        missing(name + " is only in " + (Files.exists(a) ? first : second));
      } else {
        compare(FrameSource.read(a), FrameSource.read(b));
      }
    }
  }

  private static List<String> names(Path folder) {
    return FrameSource.pictures(folder).stream().map(f -> f.getFileName().toString()).toList();
  }

  private void compareInOrder() {
    try (FrameSource a = FrameSource.open(first);
        FrameSource b = FrameSource.open(second)) {
      Pixels pictureA = a.next();
      Pixels pictureB = b.next();
      while (pictureA != null && pictureB != null) {
        compare(pictureA, pictureB);
        pictureA = a.next();
        pictureB = b.next();
      }
      if (pictureA != null || pictureB != null) {
        missing((pictureA == null ? first : second) + " ends after " + compared + " frames");
      }
    }
  }

  private void missing(String message) {
    complete = false;
    out.println(message);
  }

  private void compare(Pixels a, Pixels b) {
    compared++;
    if (a.width() != b.width() || a.height() != b.height()) {
      different++;
      out.println(a.name() + ": " + size(a) + " and " + size(b));
      return;
    }
    PixelDifference difference = PixelDifference.between(a, b);
    total = total.plus(difference);
    if (difference.isNone()) {
      return;
    }
    different++;
    if (different <= LISTED) {
      out.println(a.name() + ": " + describe(difference));
    } else if (different == LISTED + 1) {
      out.println("... and more");
    }
    if (sheet != null) {
      ComparisonSheet.write(sheet, a, b);
      sheet = null;
    }
  }

  private static String size(Pixels pixels) {
    return pixels.width() + "x" + pixels.height();
  }

  private static String describe(PixelDifference difference) {
    return difference.pixels()
        + " pixels differ, by up to "
        + difference.largest()
        + ", PSNR "
        + Numbers.fixed(difference.psnr(), 2)
        + " dB";
  }

  private String summary() {
    String frames = compared == 1 ? "1 frame" : compared + " frames";
    return different == 0
        ? frames + (complete ? " equal" : " equal, others missing")
        : different + " of " + frames + " differ" + (total.isNone() ? "" : ": " + describe(total));
  }
}

package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;

/** Writes the documentation to a folder: the root of the project and the folder are arguments. */
public final class MakeSite {
  private MakeSite() {}

  /**
   * Makes the pages and checks their links.
   *
   * @param args the root of the project, and the folder to write to
   * @throws IOException if a file cannot be read or written
   * @throws IllegalStateException if a link leads nowhere
   */
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]);
    Path out = Files.createDirectories(Path.of(args[1]));
    Path guideFiles = root.resolve("tools/site/src/main/adoc");
    SiteFolder site = new SiteFolder(out, GuidePages.order(guideFiles));
    SceneBlocks scenes = new SceneBlocks(root, out.resolve("pictures"));
    copyPictures(root.resolve("examples/images"), out.resolve("pictures"));
    Reference reference = Reference.load();
    try (GuidePages guides = new GuidePages(scenes)) {
      for (Path source : sorted(guideFiles, ".adoc")) {
        guides.write(source, site);
      }
    }
    GeneratedPages generated = new GeneratedPages(root, site);
    generated.gallery(scenes);
    new WordSitePages(
            site,
            reference,
            ManimNames.load(),
            new WordPictures(out.resolve("pictures")),
            generated.examples())
        .write();
    new MethodPage(site, reference).write();
    generated.manim();
    new ErrorPage(root, site).write();
    MarkdownPages markdown = new MarkdownPages(root, site, out.resolve("pictures"));
    markdown.write("renderer/README.md", "promise", "What you may rely on");
    markdown.write("scenes/attention/README.md", "attention", "The attention library");
    markdown.write(".github/SECURITY.md", "security", "Security");
    markdown.write("tools/figures.md", "figures", "Figures");
    site.finish(root.resolve("tools/site/src/main/web"));
    List<String> broken = SiteLinks.broken(out);
    if (!broken.isEmpty()) {
      throw new IllegalStateException("Broken links:\n" + String.join("\n", broken));
    }
  }

  /** The pictures that guides name, beside those that are drawn for them. */
  private static void copyPictures(Path from, Path to) throws IOException {
    for (String ending : List.of(".png", ".webp")) {
      for (Path picture : sorted(from, ending)) {
        Path copy = to.resolve(picture.getFileName());
        Files.copy(picture, copy, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** The files of a folder whose names have an ending, by name. */
  static List<Path> sorted(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(ending)).sorted().toList();
    }
  }
}

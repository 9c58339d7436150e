package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import zoetrope.cli.sources.AgentFiles;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;

/** Writes the documentation to a folder: see {@link #main}. */
public final class MakeSite {
  /** The folders with scenes of the site. */
  private static final List<String> SCENES =
      List.of(
          "examples",
          "examples/gallery",
          "tools/site/src/main/scenes",
          "tools/site/src/main/scenes/manim",
          "tools/site/src/main/scenes/solutions");

  private MakeSite() {}

  /**
   * Writes the pages and checks their links.
   *
   * @param args the root of the project, the folder to write to, the version, and the addresses of
   *     the repository and of the site
   * @throws IOException if a file cannot be read or written
   * @throws IllegalStateException if a link is broken
   */
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]);
    Path out = Files.createDirectories(Path.of(args[1]));
    SiteFolder site =
        new SiteFolder(out, new PageShell(new SiteTree(root), args[2], args[3], args[4]));
    SceneBlocks scenes = new SceneBlocks(root, out.resolve("pictures"));
    scenes.compile(scenes(root));
    writeDocuments(root, new MarkdownPages(root, site, scenes, out.resolve("pictures")));
    Reference reference = Reference.load();
    GeneratedPages generated = new GeneratedPages(root, site);
    generated.gallery(scenes);
    Meanings meanings = new Meanings(root);
    ApiPages types = new ApiPages(site, reference, meanings);
    new FunctionPages(
            site,
            reference,
            ManimNames.load(),
            new FunctionPictures(out.resolve("pictures"), reference),
            generated.examples(),
            types,
            new FunctionEntry(root, types, meanings))
        .write();
    new MethodPage(site, reference, types).write();
    generated.manim();
    new ReverseNames(site, reference, types).write();
    new ErrorPage(root, site).write();
    AgentFiles.writeDocumentation(root, out);
    scenes.image("tools/site/src/main/scenes/SocialCard.java", 1200, 630);
    scenes.image("tools/site/src/main/scenes/Icon.java", 64, 64);
    scenes.draw();
    SearchEngines.write(out, args[4]);
    site.finish(root.resolve("tools/site/src/main/web"));
    List<String> broken = SiteLinks.broken(out);
    if (!broken.isEmpty()) {
      throw new IllegalStateException("Broken links:\n" + String.join("\n", broken));
    }
  }

  /** Returns all files with scenes of the site, from the root of the project. */
  private static List<String> scenes(Path root) throws IOException {
    List<String> all = new ArrayList<>();
    for (String folder : SCENES) {
      for (Path file : sorted(root.resolve(folder), ".java")) {
        all.add(folder + "/" + file.getFileName());
      }
    }
    return all;
  }

  /** Writes the pages of the guides and other documents. */
  private static void writeDocuments(Path root, MarkdownPages markdown) throws IOException {
    for (Path guide : sorted(root.resolve(MarkdownPages.GUIDES), ".md")) {
      if (!guide.endsWith("errors.md")) {
        markdown.write(MarkdownPages.GUIDES + guide.getFileName());
      }
    }
    for (String file : new TreeSet<>(MarkdownPages.OTHER_FILES.keySet())) {
      markdown.write(file);
    }
  }

  /** Returns the files of a folder whose names have this ending, sorted by name. */
  static List<Path> sorted(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(ending)).sorted().toList();
    }
  }
}

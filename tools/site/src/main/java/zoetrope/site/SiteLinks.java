package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Finds broken links between the pages. */
final class SiteLinks {
  private SiteLinks() {}

  /** Returns the broken links of a folder's pages, each with its page. */
  static List<String> broken(Path folder) throws IOException {
    Map<String, Document> pages = new HashMap<>();
    List<Path> files = MakeSite.sorted(folder, ".html");
    for (Path file : files) {
      pages.put(file.getFileName().toString(), Jsoup.parse(Files.readString(file)));
    }
    List<String> broken = new ArrayList<>();
    for (Path file : files) {
      String page = file.getFileName().toString();
      for (Element link : pages.get(page).select("[href], [src]")) {
        String target = link.hasAttr("href") ? link.attr("href") : link.attr("src");
        if (!target.contains("://") && !leads(folder, pages, page, target)) {
          broken.add(page + ": " + target);
        }
      }
    }
    return broken;
  }

  private static boolean leads(
      Path folder, Map<String, Document> pages, String page, String target) {
    String[] parts = target.split("#", 2);
    String file = parts[0].isEmpty() ? page : parts[0];
    if (!Files.isRegularFile(folder.resolve(file))) {
      return false;
    }
    // After "#", the address of a video has a time.
    boolean isPage = pages.containsKey(file);
    return parts.length == 1 || !isPage || pages.get(file).getElementById(parts[1]) != null;
  }
}

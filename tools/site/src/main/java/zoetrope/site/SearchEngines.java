package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** The files that search engines read. */
final class SearchEngines {
  private SearchEngines() {}

  /** Returns an address that ends with a slash; empty if its host is invalid. */
  static String address(String address) {
    return address.contains(".invalid/") ? "" : address.replaceFirst("/*$", "/");
  }

  /**
   * Writes {@code robots.txt}, and {@code sitemap.xml} with all pages of a folder. The sitemap
   * needs full addresses, so it is not written if the host of the site's address is invalid.
   */
  static void write(Path folder, String siteAddress) throws IOException {
    String address = address(siteAddress);
    String robots = "User-agent: *\nAllow: /\n";
    if (!address.isEmpty()) {
      robots += "Sitemap: " + address + "sitemap.xml\n";
      String pages =
          MakeSite.sorted(folder, ".html").stream()
              .map(page -> page.getFileName().toString().replaceFirst("^index.html$", ""))
              .map(page -> "<url><loc>" + SiteFolder.escape(address + page) + "</loc></url>\n")
              .collect(Collectors.joining());
      Files.writeString(
          folder.resolve("sitemap.xml"),
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          %s</urlset>
          """
              .formatted(pages));
    }
    Files.writeString(folder.resolve("robots.txt"), robots);
  }
}

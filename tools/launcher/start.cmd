rem Starts Java with suitable options. The scripts named render.cmd, of a clone and of the package, call this file after
rem they set JAVA, VERSION, OPTIONS, CLASSES and, optionally, ARCHIVE, DOUBT and NATIVES. The file start in this folder does
rem the same on other systems; its comments say why.
set "QUICK="
for %%c in (help list completion info doc check lint objects mcp) do if /i "%~1"=="%%c" set "QUICK=yes"
if "%~1"=="" set "QUICK=yes"
set LINE= %* 
set LINE | findstr /r /c:" --at[ =]" /c:" --help " /c:" -h " /c:" --version " /c:" -V " /c:" --dry-run " >nul && set "QUICK=yes"
set LINE | findstr /r /c:" --all " >nul || set LINE | findstr /i /r /c:" -q[ =]*low " /c:" --quality[ =]low " >nul && set "QUICK=yes"
if defined QUICK set QUICK="@%OPTIONS%\quick"
set "COLLECTOR=many-cores"
set "HEAP="
if %NUMBER_OF_PROCESSORS% LEQ 4 set "COLLECTOR=few-cores"
if %NUMBER_OF_PROCESSORS% LEQ 4 set "HEAP=-Xms128m"
if /i "%~1"=="studio" set "HEAP=-Xms704m"
set "OWN=^[A-Z_]*JAVA_[A-Z_]*OPT[A-Z]*="
set | findstr /i /r /c:"%OWN%.*-XX:+Use[A-Z0-9]*GC" /c:"%OWN%.*@" >nul && set "COLLECTOR="
set | findstr /i /r /c:"%OWN%.*-Xm" /c:"%OWN%.*MaxHeapSize" >nul && set "HEAP="
if defined COLLECTOR (set COLLECTOR="@%OPTIONS%\%COLLECTOR%") else set "HEAP="
set "NEWER="
if %VERSION% GEQ 24 set NEWER="@%OPTIONS%\java-24"
if defined DOUBT set DOUBT="-XX:OnError=copy nul \"%DOUBT%\""
if defined ARCHIVE set ARCHIVE="-XX:SharedArchiveFile=%ARCHIVE%"
if defined NATIVES set NATIVES="-Dorg.bytedeco.javacpp.cachedir=%NATIVES%"
"%JAVA%" "@%OPTIONS%\always" %NEWER% %COLLECTOR% %HEAP% %QUICK% %ARCHIVE% %DOUBT% %NATIVES% %JAVA_OPTS% %ZOETROPE_JAVA_OPTS% -cp "%CLASSES%" zoetrope.cli.Main %*
exit /b %ERRORLEVEL%

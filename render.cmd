@echo off
rem Starts Zoetrope. Builds it on first use and when sources are newer, then runs it. The file "render" next to this file
rem does the same on other systems, and explains each step. Here, zoetrope.launcher.Build checks whether sources are newer.
setlocal EnableExtensions DisableDelayedExpansion
set "ROOT=%~dp0"
if "%ROOT:~-1%"=="\" set "ROOT=%ROOT:~0,-1%"
set "WORK=%ROOT%\target\launcher"
set "OPTIONS=%ROOT%\tools\launcher\options"

if defined JAVA_HOME (set "JAVA=%JAVA_HOME%\bin\java.exe") else (set "JAVA=java")
"%JAVA%" --version >nul 2>nul
if errorlevel 1 (
  echo render: there is no Java: install a JDK 17 or newer, or set JAVA_HOME to one 1>&2
  exit /b 1
)
set "VERSION=0"
for /f "tokens=2 delims=. " %%v in ('""%JAVA%" --version"') do (
  set "VERSION=%%v"
  goto :version
)
:version
if %VERSION% LSS 17 (
  echo render: this is Java %VERSION%, not 17 or newer: install a JDK 17 or newer, or set JAVA_HOME to one 1>&2
  exit /b 1
)
where mvn >nul 2>nul
if errorlevel 1 if not exist "%WORK%\stamp" (
  echo render: there is no mvn on the PATH to build with: install Maven 3.6.3 or newer 1>&2
  exit /b 1
)

set "PART="
for %%c in (studio mcp notebook) do if /i "%~1"=="%%c" set "PART=%%c"
if defined PART if not exist "%WORK%\%PART%" echo render: building tools\%PART%, because this command needs it and it is not built yet 1>&2
rem Java does not check the archive, so it is in a folder where only this user can write, one for each project.
set "KEPT=%WORK%"
set "NAME=%ROOT::=%"
if defined LOCALAPPDATA set "KEPT=%LOCALAPPDATA%\Zoetrope\launcher\%NAME:\=-%"
if not exist "%KEPT%" mkdir "%KEPT%"
set "ARCHIVE=%KEPT%\archive-%PART%-%VERSION%.jsa"
set "NATIVES=%KEPT%\native-libraries"

rem The program that builds. Before the first build, Java runs it from its source file.
set BUILD="%ROOT%\tools\launcher\src\main\java\zoetrope\launcher\Build.java"
if exist "%ROOT%\tools\launcher\target\classes\zoetrope\launcher\Build.class" set BUILD=-cp "%ROOT%\tools\launcher\target\classes" zoetrope.launcher.Build
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC %BUILD% "%ROOT%" "%PART%" all "%ARCHIVE%"
if errorlevel 1 exit /b 1

set "CLASSES="
set "SCENES="
for /f "usebackq skip=1 delims=" %%d in ("%WORK%\launcher") do if defined CLASSES (set "SCENES=%%d") else set "CLASSES=%%d"
if defined PART for /f "usebackq delims=" %%d in ("%WORK%\%PART%") do call set "CLASSES=%%CLASSES%%;%%d"
set "CLASSES=%CLASSES%;%SCENES%"
set "DOUBT=%ARCHIVE%.doubt"
if not exist "%ARCHIVE%" set "ARCHIVE="
call "%ROOT%\tools\launcher\start.cmd" %*
exit /b %ERRORLEVEL%
